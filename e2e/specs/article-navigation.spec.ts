import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';
import { visit } from '@/e2e/visit';

/** Documents that a page requests from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (sent) => {
    if (sent.isNavigationRequest() && sent.frame() === page.mainFrame()) documents.push(sent.url());
  });
  return documents;
}

const long = Array.from({ length: 60 }, (_, index) => `第 ${index} 段正文，足够长，好让页面滚动。`).join('\n\n');

test('links in articles navigate without a full page load, to the top or to the heading @smoke', async ({
  page,
  api,
  articlePage,
}) => {
  const target = await api.plantArticle({ title: '要去的文章', content: `${long}\n\n## 最后一节\n\n${long}` });
  const source = await api.plantArticle({
    title: '出发的文章',
    content: `${long}\n\n[看全文](/post/${target.id})\n\n[看最后一节](/post/${target.id}#最后一节)\n\n[看友圈](/sharecircle)`,
  });
  await visit(page, `/post/${source.id}`);
  const documents = documentsOf(page);

  await page.getByRole('link', { name: '看全文' }).click();
  await expect(articlePage.title()).toHaveText('要去的文章');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(articlePage.title()).toHaveText('出发的文章');

  await page.getByRole('link', { name: '看友圈' }).click();
  await expect(page).toHaveURL('/sharecircle');
  await page.goBack();
  await expect(articlePage.title()).toHaveText('出发的文章');

  await page.getByRole('link', { name: '看最后一节' }).click();
  await expect(articlePage.title()).toHaveText('要去的文章');
  await expect(page.getByRole('heading', { level: 2, name: '最后一节' })).toBeInViewport();
  // The article is enhanced, too.
  await expect(page.getByRole('heading', { level: 2, name: '最后一节' }).getByRole('link')).toBeAttached();
  expect(documents).toEqual([]);
});

test('going back from the print preview needs no full page load', async ({ page, articlePage }) => {
  await visit(page, `/post/${seed.article.rich.id}/print`);
  const documents = documentsOf(page);
  await page.getByRole('link', { name: '返回文章' }).click();
  await expect(page).toHaveURL(`/post/${seed.article.rich.id}`);
  await expect(articlePage.title()).toHaveText(seed.article.rich.title);
  expect(documents).toEqual([]);
});

test('a notification toast scrolls to its comment on the page that is open', async ({
  page,
  api,
  signIn,
  articlePage,
}) => {
  const { id, userId } = await api.plantArticle({ title: '被评论的文章', content: long, username: 'demouser' });
  await signIn();
  await articlePage.open(id);
  await expect(articlePage.title()).toBeVisible();
  await expect.poll(async () => (await api.sockets()).open).toBeGreaterThan(0);
  const documents = documentsOf(page);
  const { token } = await api.session('otheruser');
  await api.postAs(token, '/article/comments/submit', {
    articleId: id,
    uid: userId,
    content: '来自别处的评论',
    commentImage: null,
    topId: null,
    replyId: null,
    replyComment: null,
    replyNickname: null,
    replyUserId: null,
  });
  await page.getByRole('status').getByRole('link').click();
  await expect(page.getByText('来自别处的评论', { exact: true }).last()).toBeInViewport();
  expect(documents).toEqual([]);
});
