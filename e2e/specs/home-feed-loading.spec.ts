import { expect, FAILING, test } from '@/e2e/fixtures';

const PAGE_SIZE = 10;

test('a visitor finds the first ten articles, the greeting and the ranking @smoke', async ({ homePage, api }) => {
  const { list } = await api.feed();
  await homePage.open();
  await expect(homePage.titles()).toHaveText(list.map(({ articleTitle }) => articleTitle));
  await expect(homePage.titles()).toHaveCount(PAGE_SIZE);
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

test('an article that has moved to the next page is not shown twice', async ({ homePage, page, api }) => {
  const { list, total } = await api.feed();
  await page.route(/\/articles\?.*pageNo=2/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.list = [list.at(-1), ...answer.data.list.slice(0, -1)];
    await route.fulfill({ response, json: answer });
  });
  await homePage.open();
  await homePage.goToEnd();
  const titles = await homePage.titles().allTextContents();
  expect(titles).toHaveLength(total - 1);
  expect(titles.filter((title) => title === list.at(-1)?.articleTitle)).toHaveLength(1);
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
