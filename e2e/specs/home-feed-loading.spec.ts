import { rowlessAnswers } from '@/e2e/failures';
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

test.describe('a next page without a row that can be shown', () => {
  test.use({ expectedProblems: /malformed/ });

  for (const [what, { page: fault }] of Object.entries(rowlessAnswers)) {
    test(`a visitor whose next page has ${what} sees an error and not the end, and loads it with 重试`, async ({
      homePage,
      api,
    }) => {
      await homePage.open();
      await api.fault({ path: '/articles', ...fault });
      await homePage.goOn();
      await expect(homePage.failure()).toBeVisible();
      await expect(homePage.endMark()).toHaveCount(0);
      const before = await homePage.titles().count();
      expect(before).toBeGreaterThan(0);
      await api.heal();
      await homePage.retryButton().click();
      await expect.poll(() => homePage.titles().count()).toBeGreaterThan(before);
      await expect(homePage.failure()).toBeHidden();
    });
  }
});

test('a visitor opens an article in a new tab and keeps the feed', async ({ homePage, page, context }) => {
  await homePage.open();
  const heading = homePage.titles().first();
  const title = await heading.innerText();
  const opened = context.waitForEvent('page');
  await heading.getByRole('link').click();
  const article = await opened;
  await expect(article.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page).toHaveURL('/');
});
