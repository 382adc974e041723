import { expect, MISSING, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';

test.use({ expectedProblems: MISSING });

const wrongCheckDigit = seed.article.rich.id.slice(0, -1) + ((Number(seed.article.rich.id.at(-1)) + 1) % 9);

const { article, question, tutorial, user } = seed;
const [, , , chapterOfGit] = tutorial.gitChapter(1).split('/');

/** Addresses that no page has. */
const missing = [
  '/nothing/here',
  ...[article.unknown.id, wrongCheckDigit, '12345', article.rich.id.toUpperCase(), 'admin'].flatMap((id) => [
    `/post/${id}`,
    `/post/${id}/print`,
  ]),
  ...['category=99', 'category=%00', 'sort=best', 'page=0', 'page=999', 'page=x'].map((query) => `/?${query}`),
  ...['page=0', 'page=99', 'page=x'].flatMap((query) => [`/rank?${query}`, `/feedback?${query}`]),
  '/search?value=React&page=99',
  `/user/${user.unknown.id}/article`,
  '/user/admin/article',
  ...[
    '/agree?type=tool',
    '/agree?type=%2F',
    '/agree/share',
    '/agree/x',
    '/collect?type=everything',
    '/focus?type=x',
    '/tags/1',
  ].map((list) => `/user/${user.zhou.id}${list}`),
  ...['block=9', 'page=0', 'page=9999'].map((query) => `/sharecircle?${query}`),
  ...[user.unknown.id, '..%2Fx', 'x'.repeat(300), '%2500'].map((id) => `/sharecircle/${id}`),
  '/notification/comment',
  '/notification/like',
  '/notification/agree/1',
  `/question/${question.first.id}?tagId=css`,
  '/question/nothing?tagId=js',
  `/question/${question.first.id}?tagId=%3Cscript%3E`,
  '/question/book/nothing',
  `/tutorial/${tutorial.unknown.id}`,
  `/tutorial/${tutorial.mysql.id}/${chapterOfGit}`,
  `/tutorial/${tutorial.mysql.id}/..%2fintro`,
  '/tutorial?category=nothing',
  '/tutorial/%3Cscript%3E',
  '/writecenter/nonsense',
  // Rewritten paths of selections are no addresses, in no spelling.
  ...[
    '/~',
    '/~/2/new/1',
    '/~/all/new/1',
    '/%7E/2/new/1',
    '/%7e/2/new/1',
    '/%257E/2/new/1',
    '/x/..%2F~/2/new/1',
    '/sharecircle/~/2/1',
    '/sharecircle/%7E/2/1',
    '/sharecircle/%257E/2/1',
    '/tutorial/~/2',
    '/tutorial/%7E/2',
    `/question/${question.first.id}/~/js`,
    '/rank/~/2',
    '/rank/%7e/2',
    `/user/${user.zhou.id}/agree/~/share`,
    `/user/${user.zhou.id}/focus/%7E/fans`,
    '/missing',
    '/unavailable',
  ],
  // Names of folders that are part of no address.
  ...['/index', '/rank/index', '/(feed)', '/(site)/rank', '/sharecircle/(list)', '/feed/2/new/1', '/rank/2', '/tool/1'],
];

test('an address that no page has is answered with the 404 page', async ({ request }) => {
  const failed: string[] = [];
  for (const address of missing) {
    const response = await request.get(address);
    if (response.status() !== 404 || !(await response.text()).includes('This page could not be found'))
      failed.push(`${address}: ${response.status()}`);
  }
  expect(failed).toEqual([]);
  for (const file of ['/sitemap/nothing-9999.xml', '/rss/all', '/rss/2/3', '/atom/nothing']) {
    expect((await request.get(file)).status(), file).toBe(404);
  }
});

test('a visitor of an id with a wrong check digit sees the 404 page, and the API is never asked @smoke', async ({
  articlePage,
  shell,
  api,
}) => {
  await articlePage.open(wrongCheckDigit);
  await expect(shell.notFound()).toBeVisible();
  await expect(shell.homeLink()).toBeVisible();
  const asked = await api.requests('/articles/articleinfo');
  expect(asked.filter(({ query }) => query.id === wrongCheckDigit)).toEqual([]);
});

test('an article without a text, or one that waits for review, is a 404', async ({ request, api }) => {
  for (const article of [{ html: null }, { html: '' }, { html: '   ' }, { content: '还没有审核', status: '1' }]) {
    const { id } = await api.plantArticle({ title: '看不到的文章', ...article });
    expect((await request.get(`/post/${id}`)).status(), JSON.stringify(article)).toBe(404);
  }
});

test('the author of an article that waits for review opens it, with badge and tools; for anyone else it is a 404 @smoke', async ({
  articlePage,
  page,
  request,
  api,
  signIn,
  shell,
}) => {
  const title = '自己看得到的待审核文章';
  const { id } = await api.plantArticle({ username: 'demouser', title, content: '待审核的正文', status: '1' });
  expect((await request.get(`/post/${id}`)).status()).toBe(404);
  await articlePage.open(id);
  await expect(shell.notFound()).toBeVisible();

  await signIn();
  await api.forgetRequests();
  await articlePage.open(id);
  await expect(articlePage.title()).toHaveText(`${title} 待审核`);
  await expect(articlePage.content()).toContainText('待审核的正文');
  await expect(articlePage.editLink()).toBeVisible();
  await articlePage.openOwnMenu();
  await expect(articlePage.ownMenu().getByRole('button', { name: '置顶' })).toBeEnabled();
  const visits = await api.requests('/articles/articleinfo');
  expect(visits.filter(({ userId }) => userId !== null)).toHaveLength(1);

  await articlePage.open(id, '/print');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a member sees the 404 page where nothing is theirs either', async ({ articlePage, shell, page, signIn }) => {
  await signIn();
  await articlePage.open(seed.article.unknown.id);
  await expect(shell.notFound()).toBeVisible();
  await page.goto('/nothing/here');
  await expect(shell.notFound()).toBeVisible();
});

for (const [what, path] of [
  ['a missing article', `/post/${seed.article.unknown.id}`],
  ['an address of nothing', '/nothing/here'],
] as const) {
  test(`a reader who follows a link to ${what} sees the whole 404 page`, async ({ articlePage, api, page, shell }) => {
    const { id } = await api.plantArticle({ content: '链接', html: `<p><a href="${path}">没有了</a></p>` });
    await articlePage.open(id);
    await articlePage.content().getByRole('link', { name: '没有了' }).click();
    await expect(page).toHaveURL(path);
    await expect(shell.notFound()).toBeVisible();
    await expect(shell.header()).toHaveCount(1);
    await expect(shell.footer()).toHaveCount(1);
    await shell.homeLink().click();
    await expect(page).toHaveURL('/');
  });
}
