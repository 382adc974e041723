import { scrollToRow } from '@/e2e/far-rows';
import { expect, FAILING, test } from '@/e2e/fixtures';
import { reload } from '@/e2e/visit';

/** Tolerance of the restored scroll position, in pixels. */
const TOLERANCE = 2;

test('each block of the share circle is a page of its own, whole without scripts @smoke', async ({
  request,
  shareCirclePage,
  page,
}) => {
  const html = await (await request.get('/sharecircle?block=2')).text();
  expect(html).toContain('<title>友圈 · 摸鱼');
  expect(html.match(/<article /g)).toHaveLength(10);
  for (const address of ['/sharecircle?block=9', '/sharecircle?page=0', '/sharecircle?page=9999']) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
  await shareCirclePage.open();
  await expect(shareCirclePage.tabs()).toHaveText(['最新', '技术交流', '摸鱼', '职场', '求助', '分享发现', '生活']);
  await shareCirclePage.tab('摸鱼').click();
  await expect(page).toHaveURL('/sharecircle?block=2');
  await expect(page).toHaveTitle(/^友圈 · 摸鱼/);
  await expect(shareCirclePage.tab('摸鱼')).toHaveAttribute('aria-current', 'page');
  const first = /<article[^>]* id="([^"]+)"/.exec(html)?.[1];
  await expect(shareCirclePage.shares().first()).toHaveAttribute('id', first ?? '');
});

test('a visitor who reloads the share circle, or goes back to it, finds its scroll position restored', async ({
  shareCirclePage,
  page,
}) => {
  await shareCirclePage.open();
  await shareCirclePage.loadMore(60);
  const share = shareCirclePage.shares().nth(33);
  await scrollToRow(share);
  const id = (await share.getAttribute('id')) ?? '';
  const place = page.locator(`#${id}`);
  const top = async () => (await place.boundingBox())?.y ?? Number.NaN;
  const wanted = await top();
  await reload(page);
  await expect.poll(async () => Math.abs((await top()) - wanted)).toBeLessThanOrEqual(TOLERANCE);
  await place.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/user\//);
  await page.goBack();
  await expect.poll(async () => Math.abs((await top()) - wanted)).toBeLessThanOrEqual(TOLERANCE);
});

test('what others publish is offered to a reader without moving the list', async ({ shareCirclePage, page, api }) => {
  await page.clock.install();
  await shareCirclePage.open();
  const first = shareCirclePage.shares().first();
  const id = await first.getAttribute('id');
  await expect.poll(() => api.requests('/unit/hot-news')).not.toHaveLength(0);
  await api.plantShare({ content: '另一个人刚刚发的', username: 'otheruser', minutesAgo: 0 });
  await page.clock.runFor('01:01');
  await expect(shareCirclePage.news(1)).toBeVisible();
  await expect(first).toHaveAttribute('id', id ?? '');
  await shareCirclePage.news(1).click();
  await expect(first).toContainText('另一个人刚刚发的');
  await expect(shareCirclePage.news(1)).toBeHidden();
});

test('the find of the browser reaches a share far below', async ({ shareCirclePage, page }) => {
  await shareCirclePage.open();
  await shareCirclePage.loadMore(60);
  const last = shareCirclePage.shares().nth(59);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(last.getByRole('link')).toHaveCount(0);
  const text = ((await last.textContent()) ?? '').slice(0, 20);
  expect(await page.evaluate((wanted) => Reflect.apply(Reflect.get(window, 'find'), window, [wanted]), text)).toBe(
    true,
  );
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
});

test.describe('a next page that fails', () => {
  test.use({ expectedProblems: FAILING });

  test('a visitor whose next shares fail keeps the list, and loads them with 重试', async ({
    shareCirclePage,
    api,
  }) => {
    await shareCirclePage.open();
    await api.fault({ path: '/shares', status: 500, body: '<h1>Internal Server Error</h1>' });
    await shareCirclePage.goOn();
    await expect(shareCirclePage.failure()).toBeVisible();
    await expect(shareCirclePage.shares()).toHaveCount(10);
    await api.heal();
    await shareCirclePage.retryButton().click();
    await expect(shareCirclePage.shares()).toHaveCount(20);
    await expect(shareCirclePage.failure()).toBeHidden();
  });
});
