import { expect, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';
import { reload, visit } from '@/e2e/visit';

test('seven articles are above the fold, and more of them in a compact feed, which stays compact', async ({
  homePage,
  page,
}) => {
  await homePage.open();
  const comfortable = await homePage.rowsAboveTheFold();
  expect(comfortable).toBeGreaterThanOrEqual(7);
  await homePage.densitySwitch().click();
  await expect.poll(() => homePage.rowsAboveTheFold()).toBeGreaterThan(comfortable + 2);
  const compact = await homePage.rowsAboveTheFold();
  await reload(page);
  await expect(homePage.densitySwitch()).toHaveAttribute('aria-pressed', 'true');
  // The list goes on by itself until the window is full.
  await expect.poll(() => homePage.rowsAboveTheFold()).toBeGreaterThanOrEqual(compact);
});

test('skeletons are as high as the rows that they stand for', async ({ homePage, page }) => {
  await homePage.open();
  const { height } = (await homePage.cards().first().boundingBox()) ?? {};
  // The next list does not come, also where it is cached.
  await page.route(/_rsc=/, () => {});
  await homePage.sort('最热').click();
  const { height: all } = (await homePage.skeleton().boundingBox()) ?? {};
  expect(all).toBe(10 * (height ?? 0));
});

test('pages have one left edge, with and without a column at either side', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const edges: number[] = [];
  for (const address of ['/', '/rank', '/setting/profile', `/user/${seed.user.zhou.id}`]) {
    await visit(page, address);
    const first = page.getByRole('main').locator('.card:visible, nav:visible').first();
    edges.push((await first.boundingBox())?.x ?? Number.NaN);
  }
  expect(new Set(edges).size, edges.join(' ')).toBe(1);
});

test('a page of settings has no right column, and the width of the page', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn();
  for (const address of ['/setting/profile', '/setting/login-record']) {
    await visit(page, address);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('complementary', { name: '社区' })).toHaveCount(0);
    const cards = main.locator('.card');
    const ends = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().right));
    expect(Math.max(...ends), address).toBeGreaterThan(1_280);
  }
});

test('a right column that is higher than the window is seen to its end', async ({ homePage, page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await homePage.open();
  const end = page.getByRole('region', { name: '关于本站' });
  await expect(end).not.toBeInViewport();
  await page.mouse.wheel(0, 1_200);
  await expect(end).toBeInViewport({ ratio: 1 });
});

test('on a phone the last line of a row reaches from edge to edge, so that author and counts have room', async ({
  homePage,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await homePage.open();
  const row = homePage.cards().first();
  const { x = 0, width = 0 } = (await row.locator('footer').boundingBox()) ?? {};
  const menu = await row.getByRole('button', { name: /^更多操作/ }).boundingBox();
  expect([x, x + width]).toEqual([16, menu?.x]);
  expect(menu).toMatchObject({ x: 350, width: 24 });
});

test('the buttons of a profile wrap at 320 px, where nothing scrolls sideways', async ({ page, shell }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, `/user/${seed.user.zhou.id}`);
  await expect(shell.main().getByRole('heading', { level: 1 })).toBeVisible();
  expect(await shell.overflow()).toBe(0);
});
