import { expect, test } from '@/e2e/fixtures';

test('hot news load and grow without moving anything', async ({ api, hotNews, page, violations }) => {
  await api.fault({ path: '/unit/hot-news', delayMs: 60_000 });
  await hotNews.open();
  await expect(hotNews.loading()).toBeVisible();
  const place = await hotNews.block().boundingBox();
  await api.heal();
  await hotNews.open();
  await expect(hotNews.rows()).toHaveCount(10);
  await hotNews.refresh();
  await expect(hotNews.rows()).toHaveCount(20);
  await expect(hotNews.rows().nth(10)).toBeInViewport();
  expect(await hotNews.block().boundingBox()).toEqual(place);
  expect(await violations(page, { within: '[aria-label="热点"]' })).toEqual([]);
});

test('a phone shows the hot news in a window, which closes when an item goes to the publish box', async ({
  hotNews,
  page,
  shareBox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await hotNews.open();
  await expect(hotNews.block()).toBeHidden();
  await hotNews.opener().click();
  await hotNews.sendFirst();
  await expect(hotNews.dialog()).toBeHidden();
  await expect(shareBox.field()).toHaveValue(/https:\/\/example\.com/);
  await expect(shareBox.field()).toBeFocused();
});
