import { expect, test } from '@/e2e/fixtures';
import { structuredData, tags } from '@/e2e/head';
import { indexedPages } from '@/e2e/page-kinds';
import { seed } from '@/e2e/seed';
import { visit } from '@/e2e/visit';

const { rich } = seed.article;
const { zhou } = seed.user;

const publicPages: Record<string, { address: string; canonical: string }> = {
  ...Object.fromEntries(Object.entries(indexedPages).map(([kind, address]) => [kind, { address, canonical: address }])),
  'the second page of the feed': { address: '/?page=2', canonical: '/?page=2' },
  'a category': { address: '/?sort=hot&category=2', canonical: '/?category=2&sort=hot' },
  'an article with a foreign parameter': { address: `/post/${rich.id}?utm_source=x`, canonical: `/post/${rich.id}` },
  'what an author does': { address: `/user/${zhou.id}/dynamic`, canonical: `/user/${zhou.id}` },
  'a question of a category': {
    address: `/question/${seed.question.worded.id}?tagId=js`,
    canonical: `/question/${seed.question.worded.id}`,
  },
  'a page of the feedback': { address: '/feedback?page=2', canonical: '/feedback?page=2' },
  'a block of the share circle': { address: '/sharecircle?page=2&block=1', canonical: '/sharecircle?block=1&page=2' },
};

for (const [what, { address, canonical }] of Object.entries(publicPages)) {
  test(`${what} has a title, description, canonical address and Open Graph tags`, async ({ request, baseURL }) => {
    const html = await (await request.get(address)).text();
    const head = tags(html);
    expect(head.title).not.toBe('');
    expect(head.meta['description']?.length).toBeGreaterThan(10);
    expect(head.canonical?.replace(/\/$/, '')).toBe(`${baseURL}${canonical}`.replace(/\/$/, ''));
    expect(head.meta['og:title']).toBeTruthy();
    expect(head.meta['og:description']).toBeTruthy();
    expect(head.meta['og:url']?.replace(/\/$/, '')).toBe(`${baseURL}${canonical}`.replace(/\/$/, ''));
    expect(head.meta['og:site_name']).toBe('GimiShare');
    expect(head.meta['og:image:alt']).toBeTruthy();
    expect(head.meta['twitter:card']).toMatch(/^summary/);
    expect(head.meta['robots'] ?? '').not.toContain('noindex');
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  });
}

test('what lists the work of others, and what shows nothing, is not indexed, but followed', async ({
  request,
  api,
}) => {
  const folders = await api.state<{ id: string; userId: string; isPrivate: boolean }>('folders');
  const bookmarks = await api.state<{ folderId: string }>('bookmarks');
  const empty = folders.find(({ id, isPrivate }) => !isPrivate && !bookmarks.some(({ folderId }) => folderId === id));
  const articles = await api.state<{ userId: string }>('articles');
  const users = await api.state<{ id: string }>('users');
  const silent = users.find(({ id }) => !articles.some(({ userId }) => userId === id));
  const categories = await api.state<{ id: string }>('tutorialCategories');
  const tutorials = await api.state<{ categoryId: string }>('tutorials');
  const category = categories.find(({ id }) => !tutorials.some(({ categoryId }) => categoryId === id));
  const addresses = [
    ...['agree', 'agree?type=share', 'collect', 'focus', 'tags'].map((tab) => `/user/${zhou.id}/${tab}`),
    `/user/${silent?.id}/article`,
    `/tutorial?category=${category?.id}`,
    ...(empty ? [`/user/${empty.userId}/folder/${empty.id}`] : []),
  ];
  for (const address of addresses) {
    const { meta } = tags(await (await request.get(address)).text());
    expect(meta['robots'], address).toBe('noindex, follow');
  }
});

test('the titles and descriptions of different pages differ', async ({ request }) => {
  const heads = await Promise.all(
    Object.values(publicPages)
      .filter(({ address }) => !address.includes('utm_source'))
      .map(async ({ address }) => tags(await (await request.get(address)).text())),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ meta }) => meta['description'])).size).toBe(heads.length);
});

test('an article has JSON-LD with its title, author and breadcrumbs @smoke', async ({ request, baseURL }) => {
  const data = structuredData(await (await request.get(`/post/${rich.id}`)).text());
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': expect.arrayContaining(['BlogPosting']),
      headline: rich.title,
      author: expect.objectContaining({ '@type': 'Person', name: rich.author, url: expect.stringContaining(zhou.id) }),
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/),
    }),
  );
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
  expect(JSON.stringify(data)).toContain(String(baseURL));
});

test('the home page has JSON-LD for the site search, and an author’s page for the person', async ({ request }) => {
  const home = structuredData(await (await request.get('/')).text());
  expect(home).toContainEqual(
    expect.objectContaining({
      '@type': 'WebSite',
      potentialAction: expect.objectContaining({ '@type': 'SearchAction' }),
    }),
  );
  const author = JSON.stringify(structuredData(await (await request.get(`/user/${zhou.id}`)).text()));
  expect(author).toContain('"Person"');
  expect(author).toContain(zhou.nickname);
});

test('a question is a quiz with its answer, and lists name the pages that they lead to', async ({
  request,
  baseURL,
}) => {
  const question = structuredData(await (await request.get(`/question/${seed.question.several.id}`)).text());
  expect(question).toContainEqual(
    expect.objectContaining({
      '@type': 'Quiz',
      hasPart: [expect.objectContaining({ eduQuestionType: 'Checkbox', acceptedAnswer: expect.any(Array) })],
    }),
  );
  const courses = JSON.stringify(structuredData(await (await request.get('/tutorial')).text()));
  expect(courses).toMatch(/"ListItem","position":3,"item":\{"@type":"Course"/);
  const feed = JSON.stringify(structuredData(await (await request.get('/?page=2')).text()));
  expect(feed).toContain(`{"@type":"ListItem","position":11,"name":`);
  expect(feed).toContain(`"url":"${baseURL}/post/`);
});

test('a title that looks like markup is escaped in every tag', async ({ request, page, api }) => {
  const title = '</title></script><script>window.__xss=1</script>"><img src=x onerror=window.__xss=1>';
  const { id } = await api.plantArticle({ title, description: title, content: '正文' });
  const html = await (await request.get(`/post/${id}`)).text();
  expect(structuredData(html)).toContainEqual(expect.objectContaining({ headline: title }));
  await visit(page, `/post/${id}`);
  expect(await page.title()).toContain(title);
  expect(await page.evaluate(() => Reflect.get(window, '__xss'))).toBeUndefined();
});
