import { expect, FAILING, test } from '@/e2e/fixtures';

/** The structured data of an article's page. */
interface Article {
  '@type': string | string[];
  commentCount: number;
  comment?: { text: string; author: { name: string }; comment?: { text: string }[] }[];
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the comments are in the page’s html, the first of them in its structured data @smoke', async ({
    articlePage,
    comments,
    page,
    api,
  }) => {
    const { id } = await api.plantArticle({ title: '给搜索引擎看的评论', content: '正文' });
    await api.plantComments(id, { count: 30, content: '第几条' });
    await page.goto(`/post/${id}`);
    await expect(comments.heading()).toHaveText('评论30');
    await expect(comments.all()).toHaveCount(30);
    await expect(comments.saying('第几条 30')).toBeVisible();
    await expect(articlePage.comments().getByRole('button')).toHaveCount(0);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const article = data.map((text): Article => JSON.parse(text)).find((node) => node['@type'].includes('TechArticle'));
    expect(article?.commentCount).toBe(30);
    expect(article?.comment).toHaveLength(20);
    expect(article?.comment?.[0]).toMatchObject({ '@type': 'Comment', text: '第几条 30' });
  });
});

test('the browser’s list replaces the server-rendered one without a layout shift, fresh and with the reader’s likes', async ({
  articlePage,
  comments,
  page,
  api,
  signIn,
}) => {
  const { id } = await api.plantArticle({ title: '先有后换', content: '正文', username: 'otheruser' });
  await api.plantComments(id, { content: '`代码` 和 https://example.com\n第二行', username: 'demouser' });
  await api.plantComments(id, { content: '上面那条' });
  await page.request.get(`/post/${id}`);
  await signIn();
  const { promise: measured, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/article\/comments\?/, async (route) => {
    await measured;
    await route.continue();
  });
  await articlePage.open(id);
  await comments.goTo();
  await expect(comments.field()).toBeVisible();
  const last = comments.all().last();
  await last.scrollIntoViewIfNeeded();
  await expect(comments.likeOf(last)).toHaveCount(0);
  const before = await last.boundingBox();
  letThrough();
  await expect(comments.deleteOf(last)).toBeVisible();
  expect(await last.boundingBox()).toEqual(before);
});

test.describe('while the API fails', () => {
  test.use({ expectedProblems: FAILING });

  test('an article whose comments fail on the server is shown, and the browser loads them', async ({
    articlePage,
    comments,
    api,
  }) => {
    const { id } = await api.plantArticle({ title: '评论晚到', content: '正文' });
    await api.plantComments(id, { content: '晚到的评论' });
    await api.fault({ path: '/article/comments', status: 500, times: 1 });
    await articlePage.open(id);
    await expect(articlePage.content()).toHaveText('正文');
    await comments.goTo();
    await expect(comments.saying('晚到的评论')).toBeVisible();
  });
});
