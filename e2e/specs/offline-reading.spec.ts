import { expect, test } from '@/e2e/fixtures';
import { startFront } from '@/e2e/front';
import { OfflineReading } from '@/e2e/pages/offline-reading';
import { hydrated, visit } from '@/e2e/visit';

/** Console messages of a page without a network or a site, and of an address that a rollback has taken away. */
test.use({
  expectedProblems: /net::ERR_|status of (404|502)|Failed to fetch|preloaded using link preload|bad HTTP response code/,
});

test('an article that was read opens without a network and says so, any other page lists what is kept, and the switch removes all of it', async ({
  articlePage,
  offlineReading,
  shell,
  page,
  context,
  api,
  violations,
}) => {
  const first = await api.plantArticle({ title: '断网也要读', content: '第一篇正文' });
  // Its words look like files of a build.
  const second = await api.plantArticle({
    title: '也读过 /theme/x.css',
    content: '第二篇正文 static/css/main.8a7b3c.css\n\n```\n<script src="/_next/static/chunks/x.js"></script>\n```\n',
  });
  const unread = await api.plantArticle({ title: '没有读过', content: '第三篇正文' });
  const listed = await api.plantArticle({ title: '留到以后', content: '第四篇正文' });
  const isKept = async (id: string) => (await offlineReading.kept()).some((kept) => kept.endsWith(id));
  const views = async () => (await api.requests('/articles/articleinfo')).length;

  await test.step('nothing is registered before the choice', async () => {
    await articlePage.open(first.id);
    await offlineReading.open();
    expect(await offlineReading.registrations()).toBe(0);
    expect(await offlineReading.caches()).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });

  await test.step('what is read is kept, and counts no further view', async () => {
    await offlineReading.turnOn();
    await articlePage.open(first.id);
    await expect.poll(offlineReading.kept).toEqual(expect.arrayContaining([expect.stringMatching(/ \/offline$/)]));
    await expect.poll(() => isKept(first.id)).toBe(true);
    await articlePage.open(second.id);
    await page.waitForLoadState('networkidle');
    const counted = await views();
    await expect.poll(() => isKept(second.id)).toBe(true);
    expect(await views()).toBe(counted);
  });

  await test.step('so is what is listed for later', async () => {
    const entry = { id: listed.id, href: `/post/${listed.id}`, title: '留到以后', author: '', addedAt: Date.now() };
    await page.evaluate((stored) => localStorage.setItem('READING_LIST', stored), JSON.stringify([entry]));
    await articlePage.open(second.id);
    await expect.poll(() => isKept(listed.id)).toBe(true);
  });

  await test.step('without a network it opens, and other pages show the list', async () => {
    await context.setOffline(true);
    await visit(page, `/post/${first.id}`);
    await expect(articlePage.content()).toContainText('第一篇正文');
    await expect(offlineReading.copyBar()).toBeVisible();
    await visit(page, `/post/${unread.id}`);
    await expect(offlineReading.instead()).toBeVisible();
    await expect.poll(offlineReading.drawnWidth).toBeGreaterThan(0);
    await expect(offlineReading.rows()).toHaveCount(3);
    await offlineReading.row('也读过 /theme/x.css').click();
    await expect(page).toHaveURL(new RegExp(`/post/${second.id}$`));
    await expect(articlePage.content()).toContainText('第二篇正文');
    await hydrated(page);
    await expect(offlineReading.copyBar()).toBeVisible();
    await shell.logo().click();
    await expect(shell.toast('网络已断开，这一页没有保存到本机')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/post/${second.id}$`));
  });

  await test.step('with the network it can be loaded anew; the switch removes worker and copies', async () => {
    await context.setOffline(false);
    await offlineReading.reloadButton().click();
    await expect(offlineReading.copyBar()).toHaveCount(0);
    await offlineReading.open();
    await offlineReading.removeButton('也读过 /theme/x.css').click();
    await expect(offlineReading.rows()).toHaveCount(2);
    await offlineReading.switch().click();
    await expect.poll(offlineReading.registrations).toBe(0);
    await expect.poll(offlineReading.caches).toEqual([]);
    await offlineReading.switch().click();
    await expect.poll(offlineReading.kept).toEqual(expect.arrayContaining([expect.stringMatching(/ \/offline$/)]));
  });
});

test('in two tabs, over a deployment and a rollback, a copy is never of another build than its scripts', async ({
  page,
  context,
  servers,
  api,
}) => {
  const front = await startFront(servers.siteUrl);
  const offline = new OfflineReading(page);
  const first = await api.plantArticle({ title: '第一个标签页', content: '第一篇正文' });
  const second = await api.plantArticle({ title: '第二个标签页', content: '第二篇正文' });
  const paths = [`/offline`, `/post/${first.id}`, `/post/${second.id}`].sort();
  const keptOf = (kept: readonly string[]) => kept.map((line) => line.split(' ')[1]);

  await test.step('both tabs keep what they read, at the same time', async () => {
    await offline.turnOn(front.url);
    const other = await context.newPage();
    await Promise.all([visit(page, `${front.url}/post/${first.id}`), visit(other, `${front.url}/post/${second.id}`)]);
    await expect.poll(async () => keptOf(await offline.kept())).toEqual(paths);
    await other.close();
  });

  await test.step('the first page of a new build has the copies fetched again, and no page reloads', async () => {
    await offline.age();
    front.build = 'next';
    await visit(page, `${front.url}/post/${first.id}`);
    await page.evaluate(() => Reflect.set(window, '__same', true));
    await expect.poll(offline.kept).toEqual(paths.map((path) => `next ${path}`));
    await expect
      .poll(async () => (await offline.caches()).filter((name) => !/-(next|pictures)$/.test(name)))
      .toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, '__same'))).toBe(true);
  });

  await test.step('a server in front without a site is like no network to a page that is kept', async () => {
    front.isWithoutSite = true;
    await visit(page, `${front.url}/post/${second.id}`);
    await expect(offline.copyBar()).toBeVisible();
    expect((await page.goto(`${front.url}/rank`))?.status()).toBe(502);
    front.isWithoutSite = false;
  });

  await test.step('a site that does not answer is like no network', async () => {
    front.isDown = true;
    await page.goto(`${front.url}//post/${second.id}`);
    await expect(page).toHaveURL(`${front.url}/post/${second.id}`);
    await visit(page, `${front.url}/post/${second.id}`);
    await expect(offline.copyBar()).toBeVisible();
    await visit(page, `${front.url}/rank`);
    await expect(offline.instead()).toBeVisible();
    await expect(offline.rows()).toHaveCount(2);
    front.isDown = false;
  });

  await test.step('after a rollback to a release without it the worker ends itself', async () => {
    front.isWithoutWorker = true;
    const tools = await context.newCDPSession(page);
    await tools.send('ServiceWorker.enable');
    await tools.send('ServiceWorker.stopAllWorkers');
    await page.goto(`${front.url}/rank`);
    await expect.poll(offline.registrations).toBe(0);
    await expect.poll(offline.caches).toEqual([]);
  });
  await front.stop();
});

test('a full storage is told, and reading goes on', async ({ articlePage, offlineReading, page, api, servers }) => {
  const articles = await Promise.all(
    ['先读', '后读'].map((title) => api.plantArticle({ title, content: `${title}的正文` })),
  );
  await offlineReading.turnOn();
  const tools = await page.context().newCDPSession(page);
  for (const { id } of articles) {
    await articlePage.open(id);
    const isKept = async () => (await offlineReading.kept()).some((kept) => kept.endsWith(id));
    if (id === articles[0]?.id) {
      await expect.poll(isKept).toBe(true);
      await tools.send('Storage.overrideQuotaForOrigin', { origin: servers.siteUrl, quotaSize: 1 });
    }
  }
  await expect(page.getByText(/^存储空间已满/)).toBeVisible();
  await expect(articlePage.content()).toContainText('后读的正文');
});

test('what a member has read leaves the browser with them', async ({
  articlePage,
  offlineReading,
  shell,
  page,
  api,
  signIn,
}) => {
  const { id } = await api.plantArticle({ title: '会员读过', content: '正文' });
  await signIn();
  await offlineReading.turnOn();
  await articlePage.open(id);
  await expect.poll(async () => (await offlineReading.kept()).some((kept) => kept.endsWith(id))).toBe(true);
  await shell.signOut();
  await expect(page).toHaveURL('/');
  await hydrated(page);
  expect((await offlineReading.kept()).filter((kept) => kept.endsWith(id))).toEqual([]);
});
