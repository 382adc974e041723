import { expect, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';
import { visit } from '@/e2e/visit';

test('every kind has a page and a badge, and opening it clears the badge @smoke', async ({
  notificationPage,
  shell,
  signIn,
}) => {
  await signIn();
  await notificationPage.open();
  await expect(notificationPage.unreadRows()).toHaveCount(3);
  await expect(notificationPage.tab('评论')).toBeVisible();
  await expect(shell.notificationMenu()).toHaveAccessibleName('消息，13 条未读');
  for (const [label, others] of [
    ['点赞', 10],
    ['关注', 7],
    ['收藏', 4],
  ] as const) {
    await notificationPage.tab(label, 3).click();
    await expect(notificationPage.tab(label)).toHaveAttribute('aria-current', 'page');
    await expect(shell.notificationMenu()).toHaveAccessibleName(`消息，${others} 条未读`);
    // Notifications of one article are one row.
    await expect(notificationPage.unreadRows()).not.toHaveCount(0);
  }
  await notificationPage.tab('系统通知', 2).click();
  // Private messages are read in their chat.
  await expect(shell.notificationMenu()).toHaveAccessibleName('消息，2 条未读');
  await expect(notificationPage.rows().first()).toContainText('完善一下个人资料');
});

test('the bell shows the latest of each kind and links to its page, a row to its article and its user', async ({
  notificationPage,
  page,
  shell,
  signIn,
}) => {
  await signIn();
  await visit(page, '/rank');
  await expect(page).toHaveTitle(/^\(16\) /);
  await shell.notificationMenu().click();
  // The comments are the first kind with something unread: they are shown, and so read.
  await expect(page).toHaveTitle(/^\(13\) /);
  await shell.header().getByRole('button', { name: /^收藏/ }).click();
  await expect(shell.header().getByText('收藏了你的文章').first()).toBeVisible();
  await expect(page).toHaveTitle(/^\(10\) /);
  await shell.header().getByRole('link', { name: '查看全部' }).click();
  await expect(page).toHaveURL('/notification/collect');
  await expect(page).toHaveTitle(/^\(10\) 收藏消息/);
  const row = notificationPage.rows().first();
  await expect(row).toContainText('收藏了你的文章');
  await expect(row.getByRole('link').last()).toHaveAttribute('href', /^\/post\/[0-9a-f]{16}$/);
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/user\/[0-9a-f]{16}/);
});

test('the private messages name their partner', async ({ notificationPage, page, shell, signIn }) => {
  await signIn();
  const read = page.waitForResponse(/\/im\/read-message$/);
  await visit(page, `/notification/im?participantId=${seed.user.zhou.id}`);
  await expect(shell.main().getByRole('heading', { name: seed.user.zhou.nickname })).toBeVisible();
  await expect(shell.main().getByRole('log')).toContainText('周末老师好');
  // Leaving before they are reported as read keeps them unread.
  await read;
  for (const id of ['%3Cscript%3E', seed.user.unknown.id]) {
    await visit(page, `/notification/im?participantId=${id}`);
    await expect(shell.main()).toContainText('没有找到这位用户');
  }
  await notificationPage.open('im');
  await expect(notificationPage.tab('私信')).toHaveAttribute('aria-current', 'page');
});
