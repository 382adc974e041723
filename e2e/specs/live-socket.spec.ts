import { expect, test } from '@/e2e/fixtures';
import { ArticlePage } from '@/e2e/pages/article-page';
import { NotificationPage } from '@/e2e/pages/notification-page';
import { Shell } from '@/e2e/pages/shell';
import { seed } from '@/e2e/seed';
import { visit } from '@/e2e/visit';

const UNREAD = 16;
const bell = (count: number) => `消息，${count} 条未读`;

test('a like reaches the article’s author at once: badge, page title and a toast with a link @smoke', async ({
  api,
  openAs,
  page,
  shell,
  signIn,
  socketOpens,
}) => {
  const { id } = await api.plantArticle({ title: '实时消息', html: '<p>正文</p>', username: 'demouser' });
  await signIn();
  await visit(page, '/rank');
  await expect(shell.notificationMenu()).toHaveAccessibleName(bell(UNREAD));
  await socketOpens();

  const theirs = new ArticlePage(await openAs('otheruser'));
  await theirs.open(id);
  await theirs.likeButton().click();

  await expect(shell.notificationMenu()).toHaveAccessibleName(bell(UNREAD + 1));
  await expect(page).toHaveTitle(new RegExp(`^\\(${UNREAD + 1}\\) `));
  const toast = page.getByRole('link', { name: /赞了你的文章《实时消息》/ });
  await toast.click();
  await expect(page).toHaveURL('/notification/agree');
  await expect(new NotificationPage(page).rows().first()).toContainText('实时消息');
  await expect(page).toHaveTitle(/^\(13\) 点赞消息/);
});

for (const anchoring of [true, false]) {
  test(`a burst is announced in one toast, and new rows on the open page wait behind a button${anchoring ? '' : ', without scroll anchoring of the browser'}`, async ({
    api,
    notificationPage,
    page,
    shell,
    signIn,
    socketOpens,
  }) => {
    const plant = async (title: string) => (await api.plantArticle({ title, username: 'demouser' })).id;
    const articles = [await plant('甲'), await plant('乙'), await plant('丙')];
    const { token } = await api.session('otheruser');
    const like = (id: string) => api.callAs(token, `/users/agreearticle?articleId=${id}&uid=${seed.user.demo.id}`);
    // Likes of one article are one row.
    for (let index = 0; index < 12; index += 1) await like(await plant(`早先 ${index}`));
    await signIn();
    if (!anchoring) await page.addInitScript(() => void (CSS.supports = () => false));
    await notificationPage.open('agree');
    if (!anchoring) await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
    await expect(notificationPage.tab('点赞')).toBeVisible();
    await expect(notificationPage.rows().first()).toBeVisible();
    // Messages before the connection are counted, and not offered here.
    await socketOpens();
    // Not to the end, where there is no room below to hold the place.
    await page.mouse.wheel(0, 300);
    await expect.poll(async () => page.evaluate(() => window.scrollY)).toBeGreaterThan(250);
    for (const id of articles) {
      await like(id);
      await api.callAs(token, `/users/collectarticle?articleId=${id}&uid=${seed.user.demo.id}`);
    }
    await expect(page.getByRole('link', { name: '你有 3 条新消息' })).toHaveAttribute('href', '/notification/collect');
    const row = notificationPage.rows().nth(8);
    const title = await row.textContent();
    const place = (await row.boundingBox())?.y ?? 0;
    await notificationPage.fresh(3).click();
    await expect(notificationPage.rows().first()).toContainText('丙');
    await expect(notificationPage.fresh(3)).toBeHidden();
    expect(await notificationPage.rows().nth(11).textContent()).toBe(title);
    const moved = ((await notificationPage.rows().nth(11).boundingBox())?.y ?? 0) - place;
    expect(Math.abs(moved)).toBeLessThan(4);
    await expect(shell.notificationMenu()).toHaveAccessibleName(bell(UNREAD));
  });
}

test('two tabs share one connection; the other tab takes over as leader when the first is closed', async ({
  api,
  context,
  page,
  shell,
  signIn,
  socketOpens,
}) => {
  await signIn();
  await visit(page, '/rank');
  await socketOpens();
  const second = await context.newPage();
  await visit(second, '/rank');
  const secondShell = new Shell(second);
  await expect(secondShell.notificationMenu()).toHaveAccessibleName(bell(UNREAD));
  const { token } = await api.session('otheruser');
  const { id } = await api.plantArticle({ title: '两个标签页', username: 'demouser' });
  const like = `articleId=${id}&uid=${seed.user.demo.id}`;
  await api.callAs(token, `/users/agreearticle?${like}`);
  for (const each of [shell, secondShell]) {
    await expect(each.notificationMenu()).toHaveAccessibleName(bell(UNREAD + 1));
  }
  expect(await api.sockets()).toEqual({ opened: 1, open: 1 });

  await new NotificationPage(second).open('agree');
  for (const each of [shell, secondShell]) await expect(each.notificationMenu()).toHaveAccessibleName(bell(13));

  await page.close();
  await socketOpens();
  await api.callAs(token, `/users/collectarticle?${like}`);
  await expect(secondShell.notificationMenu()).toHaveAccessibleName(bell(14));
});

test.describe('a bad connection', () => {
  test.use({ expectedProblems: /WebSocket connection|The socket sent what is no frame/ });

  test('that is cut in the middle of a frame reconnects, and missed notifications are counted', async ({
    api,
    page,
    shell,
    signIn,
    socketOpens,
  }) => {
    const { id } = await api.plantArticle({ title: '断线', username: 'demouser' });
    await signIn();
    await visit(page, '/rank');
    await expect(shell.notificationMenu()).toHaveAccessibleName(bell(UNREAD));
    await socketOpens();
    for (const junk of ['<!DOCTYPE html><p>502</p>', '{"type":"messagepush","itemType":"1"', '{}', 'null']) {
      expect(await api.push(seed.user.demo.id, junk)).toBe(1);
    }
    await api.setSockets('refuse');
    await api.cutSockets();
    await expect.poll(async () => (await api.sockets()).open).toBe(0);
    const { token } = await api.session('otheruser');
    await api.callAs(token, `/users/agreearticle?articleId=${id}&uid=${seed.user.demo.id}`);
    await shell.notificationMenu().click();
    await api.setSockets('serve');
    await shell.header().getByRole('button', { name: '重新连接' }).click();
    await socketOpens();
    // The three unread comments were read in the open panel.
    await expect(shell.notificationMenu()).toHaveAccessibleName(bell(UNREAD + 1 - 3));
    await expect(shell.header().getByText('实时消息已断开')).toBeHidden();
  });

  test('that a restart of the server ends reconnects by itself, and missed notifications are counted', async ({
    api,
    page,
    shell,
    signIn,
    socketOpens,
  }) => {
    const { id } = await api.plantArticle({ title: '重启', username: 'demouser' });
    await signIn();
    await visit(page, '/rank');
    await expect(shell.notificationMenu()).toHaveAccessibleName(bell(UNREAD));
    await socketOpens();
    await api.setSockets('refuse');
    await api.closeSockets();
    await expect.poll(async () => (await api.sockets()).open).toBe(0);
    const { token } = await api.session('otheruser');
    await api.callAs(token, `/users/agreearticle?articleId=${id}&uid=${seed.user.demo.id}`);
    await api.callAs(token, `/users/collectarticle?articleId=${id}&uid=${seed.user.demo.id}`);
    await api.setSockets('serve');
    await expect.poll(async () => (await api.sockets()).open, { timeout: 15_000 }).toBe(1);
    await expect(shell.notificationMenu()).toHaveAccessibleName(bell(UNREAD + 2));
    await expect(page).toHaveTitle(new RegExp(`^\\(${UNREAD + 2}\\) `));
    // Pushes from now on are counted once.
    const another = await api.plantArticle({ title: '再一篇', username: 'demouser' });
    await api.callAs(token, `/users/agreearticle?articleId=${another.id}&uid=${seed.user.demo.id}`);
    await expect(shell.notificationMenu()).toHaveAccessibleName(bell(UNREAD + 3));
  });
});
