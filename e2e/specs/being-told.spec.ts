import { expect, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';

test('a member who looks elsewhere is told by their system, and finds what is new below a line and by searching', async ({
  api,
  messagesPage,
  page,
  settingsPage,
  signIn,
  socketOpens,
  violations,
}) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    class Stub {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      constructor(title: string, options: NotificationOptions) {
        told.push(`${title}：${options.body}`);
      }
      close() {}
    }
    Object.assign(window, { Notification: Stub, told });
  });
  await signIn();
  await settingsPage.open('message');
  const notices = page.getByRole('switch', { name: /^桌面通知/ });
  await expect(notices).not.toBeChecked();
  await notices.click();
  await expect(page.getByRole('switch', { name: /^显示发送人和内容/ })).toBeChecked();
  expect(await violations(page, { within: 'main' })).toEqual([]);

  await api.plantMessages({ count: 40, content: '没看过' });
  await messagesPage.open(seed.user.other.id);
  await expect(messagesPage.message('没看过 40')).toBeVisible();
  await page.getByRole('button', { name: '从新消息看起' }).click();
  await expect(messagesPage.log().getByText('以下是新消息')).toBeInViewport();
  await messagesPage.toEnd().click();
  await socketOpens();
  const lookAway = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => (isHidden ? 'hidden' : 'visible'),
      });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
  await lookAway(true);
  await api.plantMessages({ content: '我到楼下了', live: true });
  await expect.poll(told).toContain('山海：我到楼下了');
  await lookAway(false);
  await expect(messagesPage.line('我到楼下了')).toContainText('以下是新消息');

  await page.getByRole('button', { name: '搜索聊天记录' }).click();
  const search = page.getByRole('search', { name: '搜索聊天记录' });
  await page.keyboard.type('没看过');
  await expect(search.getByRole('status')).toHaveText('1 / 40');
  await expect.poll(() => page.evaluate(() => CSS.highlights.get('chat-found')?.size ?? 0)).toBeGreaterThan(0);
  expect(await violations(page, { within: '[role=search][aria-label=搜索聊天记录]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
});

test('a share is changed by its author after another member liked it, and found again among what was seen', async ({
  api,
  openAs,
  page,
  shareCirclePage,
  sharePage,
  shell,
  signIn,
  violations,
}) => {
  const { id } = await api.plantShare({ content: '键盘写错的一条', username: 'demouser', minutesAgo: 0 });
  const theirs = await openAs('otheruser');
  await theirs.goto(`/sharecircle/${id}`);
  await theirs.getByRole('button', { name: /^点赞/ }).first().click();
  await expect.poll(() => api.requests('/shares/agree')).toHaveLength(1);

  await signIn();
  await sharePage.open(id);
  await page.getByRole('button', { name: /赞过$/ }).click();
  await expect(page.getByRole('dialog', { name: '赞过的人' }).getByRole('link', { name: '山海' })).toBeVisible();
  await page.keyboard.press('Escape');

  await sharePage.share().getByRole('button', { name: '修改' }).click();
  const dialog = page.getByRole('dialog', { name: '修改友圈' });
  await expect(dialog.getByText('原来的 1 个赞不会保留')).toBeVisible();
  expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
  await dialog.getByRole('textbox', { name: '友圈内容' }).fill('键盘写对的一条');
  await dialog.getByRole('button', { name: '发布修改' }).click();
  await expect(shell.toast('修改已发布')).toBeVisible();
  await expect(page).toHaveURL('/sharecircle');
  await expect(shareCirclePage.shares().first()).toContainText('键盘写对的一条');
  await expect.poll(() => api.requests('/shares/delete')).toHaveLength(1);

  await page.getByRole('button', { name: '搜索看过的友圈' }).click();
  await page.getByRole('searchbox', { name: '搜索看过的友圈' }).fill('写对');
  await expect(page.getByRole('list', { name: '找到的友圈' }).getByRole('link')).toHaveText([/键盘写对的一条/]);
  expect(await violations(page, { within: 'main' })).toEqual([]);
});
