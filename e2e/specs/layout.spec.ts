import { expect, test } from '@/e2e/fixtures';
import { reload } from '@/e2e/visit';

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
  expect(await homePage.rowsAboveTheFold()).toBe(compact);
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
