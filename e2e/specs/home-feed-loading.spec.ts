import { expect, FAILING, test } from '@/e2e/fixtures';

test('a visitor finds the first ten articles, the greeting and the ranking @smoke', async ({ homePage, api }) => {
  const { list } = await api.feed();
  await homePage.open();
  for (const [place, { articleTitle }] of list.entries()) {
    await expect(homePage.titles().nth(place)).toHaveText(articleTitle);
  }
  await expect(homePage.greeting()).toContainText(/好|夜深了/);
  await expect(homePage.ranking().getByRole('listitem')).toHaveCount(5);
});

test('a visitor who scrolls on sees every article once, down to the end mark', async ({ homePage, api }) => {
  const { total } = await api.feed();
  await homePage.open();
  await homePage.goToEnd();
  const titles = await homePage.titles().allTextContents();
  expect(titles).toHaveLength(total);
  expect(new Set(titles).size).toBe(total);
});

test.describe('a next page that fails', () => {
  test.use({ expectedProblems: FAILING });

  test('a visitor whose next page fails sees an error, and loads it with 重试', async ({ homePage, api }) => {
    await homePage.open();
    await api.fault({ path: '/articles', status: 500, body: '<h1>Internal Server Error</h1>' });
    await homePage.goOn();
    await expect(homePage.failure()).toBeVisible();
    const before = await homePage.titles().count();
    await api.heal();
    await homePage.retryButton().click();
    await expect.poll(() => homePage.titles().count()).toBeGreaterThan(before);
    await expect(homePage.failure()).toBeHidden();
  });
});
