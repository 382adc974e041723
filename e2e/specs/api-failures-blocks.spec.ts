import { expect, FAILING, test } from '@/e2e/fixtures';

const fault = { status: 500, body: '<h1>Internal Server Error</h1>' };

test.use({ expectedProblems: FAILING });

test('a visitor whose comments fail keeps the article and gets them with 重试 @smoke', async ({
  articlePage,
  shell,
  api,
}) => {
  const { id } = await api.plantArticle({ content: '正文' });
  await api.fault({ path: '/article/comments', ...fault });
  await articlePage.open(id);
  await articlePage.goToComments();
  await expect(shell.retryIn(articlePage.comments())).toBeVisible();
  await expect(articlePage.content()).toHaveText('正文');
  await api.heal();
  await shell.retryIn(articlePage.comments()).click();
  await expect(articlePage.comments()).toContainText('还没有评论');
});

test('a visitor whose 相关推荐 and 作者的其他文章 fail keeps the article and gets them with 重试', async ({
  articlePage,
  shell,
  api,
}) => {
  const { id } = await api.plantArticle({ content: '正文', tag: 'qd' });
  for (const path of ['/articles/recommend', '/articles/author-recommend']) await api.fault({ path, ...fault });
  await articlePage.open(id);
  const blocks = ['相关推荐', '作者的其他文章'].map(articlePage.block);
  for (const block of blocks) await expect(shell.retryIn(block)).toBeVisible();
  await expect(articlePage.content()).toHaveText('正文');
  await api.heal();
  for (const block of blocks) {
    await shell.retryIn(block).click();
    await expect(block.getByRole('link')).not.toHaveCount(0);
  }
});

test('a visitor whose ranking fails keeps the feed and gets it with 重试', async ({ homePage, shell, api }) => {
  await api.fault({ path: '/statistics/userrank', ...fault });
  // A page of the feed that no other spec opens: the server meets the failure as well.
  await homePage.open('?category=2&sort=hot&page=2');
  await expect(shell.retryIn(homePage.ranking())).toBeVisible();
  await expect(homePage.titles()).not.toHaveCount(0);
  await api.heal();
  await shell.retryIn(homePage.ranking()).click();
  await expect(homePage.ranking().getByRole('listitem')).toHaveCount(5);
});

test('a visitor whose friend links fail gets them with 重试', async ({ rankPage, shell, api }) => {
  await rankPage.open();
  await api.fault({ path: '/config/friend-link', ...fault });
  await shell.friendLinksButton().click();
  await expect(shell.retryIn(shell.friendLinksDialog())).toBeVisible();
  await api.heal();
  await shell.retryIn(shell.friendLinksDialog()).click();
  await expect(shell.friendLinksDialog().getByRole('listitem')).not.toHaveCount(0);
});
