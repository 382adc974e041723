import { expect, test } from '@/e2e/fixtures';
import type { Control } from '@/e2e/control';
import { MessagesPage } from '@/e2e/pages/messages-page';
import { seed } from '@/e2e/seed';

const stored = async (api: Control, content: string) =>
  (await api.state<{ content: string | null }>('messages')).filter((row) => row.content === content).length;

test('two members talk: messages, receipts, a recall and unread counts come live @smoke', async ({
  api,
  messagesPage,
  openAs,
  openChat,
}) => {
  await openChat(seed.user.other.id);
  await expect(messagesPage.log()).toContainText('七点，老地方。');
  const theirs = new MessagesPage(await openAs('otheruser'));
  await theirs.open(seed.user.demo.id);
  await expect(theirs.log()).toContainText('七点，老地方。');
  await expect.poll(async () => (await api.sockets()).open).toBe(2);

  await messagesPage.send('周日还去吗');
  await expect(theirs.message('周日还去吗')).toBeVisible();
  await expect(messagesPage.line('周日还去吗')).toContainText('已读');
  await theirs.send('去，八点');
  await expect(messagesPage.message('去，八点')).toBeVisible();

  await messagesPage.send('手滑');
  await expect(theirs.message('手滑')).toBeVisible();
  await messagesPage.openTools('手滑');
  await messagesPage.tool(/^撤回 [12]:\d\d$/).click();
  for (const each of [messagesPage, theirs]) await expect(each.message('手滑')).toBeHidden();
  await expect(messagesPage.log()).toContainText('你撤回了一条消息');
  await expect(theirs.log()).toContainText('对方撤回了一条消息');

  await messagesPage.open();
  await expect(messagesPage.tab(2)).toBeVisible();
  await theirs.send('带伞');
  await expect(messagesPage.conversation('山海')).toContainText('带伞');
  await expect(messagesPage.conversation('山海')).toContainText('1 条未读');
  await expect(messagesPage.tab(3)).toBeVisible();
  await messagesPage.conversation('山海').getByRole('link').click();
  await expect(messagesPage.message('带伞')).toBeVisible();
  await expect(messagesPage.tab(2)).toBeVisible();
});

test.describe('a bad connection', () => {
  test.use({ expectedProblems: /WebSocket connection|The socket sent what is no frame/ });

  test('that died without a close is noticed: what it swallowed is read once the page is back or online', async ({
    api,
    messagesPage,
    openChat,
    page,
  }) => {
    await openChat(seed.user.other.id);
    await api.muteSockets();

    await api.plantMessages({ content: '你睡着的时候', live: true });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(messagesPage.message('你睡着的时候')).toBeVisible();
    expect((await api.sockets()).opened).toBe(1);

    await api.plantMessages({ content: '换了网络', live: true });
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(messagesPage.message('换了网络')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect((await api.sockets()).opened).toBeGreaterThan(1);
    await messagesPage.send('又连上了');
    await expect.poll(() => stored(api, '又连上了')).toBe(1);
    await expect(messagesPage.sending()).toBeHidden();
    await expect(messagesPage.failures()).toBeHidden();
    await api.plantMessages({ content: '听得见', live: true });
    await expect(messagesPage.message('听得见')).toBeVisible();
  });
});

test('a hundred messages in a second, doubled and out of order, leave a reader who is further up where they are', async ({
  api,
  messagesPage,
  openChat,
  page,
}) => {
  await api.plantMessages({ count: 60, content: '早先', read: true });
  await openChat(seed.user.other.id);
  await expect(messagesPage.message('早先 60')).toBeVisible();
  await messagesPage.log().hover();
  await page.mouse.wheel(0, -600);
  await expect(messagesPage.toEnd()).toBeVisible();
  await expect.poll(async () => messagesPage.fromEnd()).toBeGreaterThan(300);
  const rendered = await messagesPage.rendered(/^早先 \d+$/);
  const read = messagesPage.message(rendered[Math.floor(rendered.length / 2)] ?? '');
  const place = async () => (await read.boundingBox())?.y ?? 0;
  const before = await place();
  await api.messageFault({ kind: 'reorder' });
  await api.plantMessages({ count: 100, content: '刷屏', live: true });
  await expect(messagesPage.toEnd()).toHaveText('100 条新消息');
  expect(Math.abs((await place()) - before)).toBeLessThan(2);
  await messagesPage.toEnd().click();
  await expect(messagesPage.message('刷屏 100')).toBeInViewport();
  const texts = await messagesPage.rendered(/^刷屏 \d+$/);
  // The lines near the screen, in order.
  expect(texts.length).toBeGreaterThan(5);
  expect(texts).toEqual(texts.map((_, index) => `刷屏 ${100 - texts.length + index + 1}`));
});

test('a reader goes up through a long chat without a jump, and a quote leads to what it quotes', async ({
  api,
  messagesPage,
  openChat,
  page,
}) => {
  await api.plantMessages({ count: 200, content: '长谈', read: true });
  await openChat(seed.user.other.id);
  await expect(messagesPage.message('长谈 200')).toBeInViewport();
  await messagesPage.openTools('长谈 198');
  await messagesPage.tool(/^引用$/).click();
  await messagesPage.send('关于这句');
  await expect(messagesPage.message('关于这句')).toBeInViewport();
  await messagesPage.log().hover();
  await expect(async () => {
    await page.mouse.wheel(0, -1_500);
    await expect(messagesPage.log().getByText('没有更早的消息了')).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(messagesPage.message('关于这句')).toHaveCount(0);
  await messagesPage.toEnd().click();
  await expect(messagesPage.message('关于这句')).toBeInViewport();
  await messagesPage
    .log()
    .getByRole('button', { name: /长谈 198/ })
    .click();
  await expect(messagesPage.message('长谈 198').first()).toBeInViewport();
});

test('two tabs on one chat share the connection, and each shows what is sent in the other, once', async ({
  api,
  context,
  messagesPage,
  openChat,
}) => {
  await openChat(seed.user.other.id);
  await expect(messagesPage.log()).toContainText('七点，老地方。');
  const second = new MessagesPage(await context.newPage());
  await second.open(seed.user.other.id);
  await expect(second.log()).toContainText('七点，老地方。');
  await second.send('从第二个标签页');
  await messagesPage.send('从第一个标签页');
  for (const tab of [messagesPage, second]) {
    for (const text of ['从第一个标签页', '从第二个标签页']) await expect(tab.message(text)).toHaveCount(1);
    await expect(tab.sending()).toHaveCount(0);
    await expect(tab.failures()).toHaveCount(0);
  }
  expect(await api.sockets()).toEqual({ opened: 1, open: 1 });
  await expect.poll(() => stored(api, '从第二个标签页')).toBe(1);
});

test('a picture is shown before it is sent, in the size that its box reserves; the bot answers', async ({
  messagesPage,
  openChat,
  page,
}) => {
  await openChat();
  await messagesPage.conversation('社区小助手').getByRole('link').click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '图片', exact: true }).click();
  await (await chooser).setFiles('public/icon-512.png');
  await expect(messagesPage.preview()).toBeVisible();
  await messagesPage.sendButton().click();
  await expect(messagesPage.picture()).toBeVisible();
  expect(await messagesPage.picture().evaluate((picture) => [picture.clientWidth, picture.clientHeight])).toEqual([
    280, 280,
  ]);
  await expect(messagesPage.message('图片收到了，看着不错。')).toBeVisible();
});

test('a member who signed out presses 私信, signs in, and arrives in the chat with the draft of before', async ({
  loginDialog,
  messagesPage,
  openChat,
  page,
  userPage,
}) => {
  await openChat(seed.user.zhou.id);
  await messagesPage.box().pressSequentially('还没写完');
  await page.goto('about:blank');
  await page.context().clearCookies();
  await userPage.open(seed.user.zhou.id);
  await userPage.messageLink(seed.user.zhou.nickname).click();
  await loginDialog.signIn();
  await expect(page).toHaveURL(`/notification/im?participantId=${seed.user.zhou.id}`);
  await expect(messagesPage.log()).toContainText('周末老师好');
  await expect(messagesPage.box()).toHaveValue('还没写完');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a long press on a message opens its menu, whose button is not seen', async ({ messagesPage, openChat }) => {
    await openChat(seed.user.other.id);
    const message = messagesPage.message('七点，老地方。');
    await expect(messagesPage.box()).toHaveAttribute('placeholder', '发私信');
    await message.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true });
    await expect(messagesPage.tool(/^引用$/)).toBeVisible();
    await messagesPage.tool(/^引用$/).tap();
    await expect(messagesPage.box()).toBeFocused();
  });
});

test('the chat is reached with the keyboard alone and passes axe; phones show one part at a time', async ({
  messagesPage,
  openChat,
  page,
  violationsInThemes,
}) => {
  await openChat(seed.user.zhou.id);
  await expect(messagesPage.log()).toContainText('周末老师好');
  await expect(messagesPage.box()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '引用', exact: true }).press('Enter');
  await expect(messagesPage.box()).toBeFocused();
  await expect(page.getByRole('button', { name: '取消引用' })).toBeVisible();
  expect.soft(await violationsInThemes(page, { within: 'main' })).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(messagesPage.conversations()).toBeHidden();
  await expect.poll(async () => (await messagesPage.log().boundingBox())?.y).toBeLessThan(100);
  expect((await messagesPage.sendButton().boundingBox())?.y).toBeGreaterThan(680);
  await messagesPage.back().click();
  await expect(messagesPage.conversations()).toBeVisible();
  await expect(messagesPage.log()).toBeHidden();
});

test('messages have three panes where there is room, two below, and never the column of other pages', async ({
  messagesPage,
  openChat,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openChat(seed.user.zhou.id);
  const card = page.getByRole('complementary', { name: /的名片$/ });
  const widths = async () =>
    Promise.all([messagesPage.conversations(), card].map(async (pane) => (await pane.boundingBox())?.width));
  await expect.poll(widths).toEqual([320, 260]);
  await expect(page.getByRole('complementary', { name: '社区' })).toHaveCount(0);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(card).toHaveCount(0);
  await expect(messagesPage.conversations()).toBeVisible();
  await expect(messagesPage.log()).toBeVisible();
});
