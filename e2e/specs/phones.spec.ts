import { expect, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';
import { visit } from '@/e2e/visit';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const LEAST_TARGET = 44;

test('a page has the bar at its foot with large targets, an article its own actions instead', async ({
  homePage,
  articlePage,
  shell,
}) => {
  await homePage.open();
  const bar = shell.tabBar();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar.locator('a[aria-current]')).toHaveText('首页');
  for (const target of await bar.locator('a:visible, button:visible').all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(LEAST_TARGET);
  }
  await articlePage.open(seed.article.rich.id);
  await expect(shell.main().getByRole('group', { name: '文章操作' })).toBeInViewport({ ratio: 1 });
  await expect(bar).toBeHidden();
});

test('at most 100 pixels are above the feed; the header leaves on the way down and is back on the way up', async ({
  homePage,
  shell,
  page,
}) => {
  await homePage.open();
  for (const name of ['文章分类', '排序']) {
    const { y = 0, height = Infinity } = (await page.getByRole('navigation', { name }).boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(100);
  }
  // Its script loads when idle.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(shell.header()).not.toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect(shell.header()).toBeInViewport({ ratio: 1 });
  await shell.backToTop().tap();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the sheet with the whole site keeps the focus, and closes by key and by a press beside it that presses nothing else', async ({
  shell,
  page,
}) => {
  await visit(page, '/search');
  const opener = shell.tabBar().getByRole('button', { name: '我的' });
  await opener.press('Enter');
  const sheet = shell.tabBar().getByRole('group', { name: '我的' });
  await expect(sheet.getByRole('link', { name: '题库' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Shift+Tab');
  const inside = () => sheet.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(inside).toBe(true);
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Tab');
  expect(await inside()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.tap();
  await expect(sheet).toBeVisible();
  const { x, y } = (await shell.logo().boundingBox()) ?? { x: 0, y: 0 };
  await page.touchscreen.tap(x + 10, y + 10);
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/search');
  await opener.tap();
  await sheet.getByRole('link', { name: '题库' }).tap();
  await expect(page).toHaveURL('/question');
});

test('a visitor signs in at a sheet, and goes on to what they wanted to write', async ({
  homePage,
  shell,
  loginDialog,
  page,
}) => {
  await homePage.open();
  await shell.tabBar().getByRole('button', { name: '发布' }).tap();
  await shell.tabBar().getByRole('link', { name: '写文章' }).tap();
  await expect(loginDialog.field('用户名或邮箱')).toBeVisible();
  const box = await loginDialog.root().boundingBox();
  expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 390, 844]);
  await loginDialog.signIn();
  await expect(page).toHaveURL('/writecenter');
});
