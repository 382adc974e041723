import { expect, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';
import { reload } from '@/e2e/visit';

test('a member finds what they read by day, scrolls to the end, and deletes an entry @smoke', async ({
  historyPage,
  articlePage,
  page,
  api,
  signIn,
  writes,
}) => {
  await signIn();
  await articlePage.open(seed.article.rich.id);
  await expect.poll(async () => (await api.requests('/history/generate')).length).toBe(1);
  await historyPage.open();
  await expect(historyPage.days().first()).toHaveText(/^今天 · /);
  await expect(historyPage.firstTitle()).toHaveText(seed.article.rich.title);
  while (!(await historyPage.endMark().isVisible())) {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
  }
  const total = (await api.state<{ from: string }>('histories')).filter(
    ({ from }) => from === seed.user.demo.id,
  ).length;
  await expect(historyPage.rows()).toHaveCount(total);

  await historyPage.deleteButton(seed.article.rich.title).dblclick();
  await expect(page.getByRole('button', { name: '撤销' })).toBeVisible();
  await expect(historyPage.row(seed.article.rich.title)).toHaveCount(0);
  await expect(historyPage.rows()).toHaveCount(total - 1);
  expect((await writes()).map(({ path }) => path)).toEqual(['/history/generate']);

  // The deletion that may still be undone is made as the page is left.
  await reload(page);
  await expect
    .poll(async () => (await writes()).map(({ path }) => path))
    .toEqual(['/history/generate', '/history/delete']);
  await expect(historyPage.rows().first()).toBeVisible();
  await expect(historyPage.row(seed.article.rich.title)).toHaveCount(0);
});

test('a member who reloads, or comes back from an author, finds the history where they left it', async ({
  historyPage,
  page,
  signIn,
}) => {
  await signIn();
  await historyPage.open();
  await expect(historyPage.rows().first()).toBeVisible();
  const count = await historyPage.rows().count();
  await historyPage.rows().last().scrollIntoViewIfNeeded();
  await expect.poll(() => historyPage.rows().count()).toBeGreaterThan(count);
  const row = historyPage.rows().nth(count + 2);
  await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const loaded = await historyPage.rows().count();
  const top = (await row.boundingBox())?.y ?? Number.NaN;
  const expectSamePlace = async () => {
    await expect(historyPage.rows()).toHaveCount(loaded);
    await expect.poll(async () => Math.abs(((await row.boundingBox())?.y ?? Number.NaN) - top)).toBeLessThanOrEqual(2);
  };
  await reload(page);
  await expectSamePlace();
  await row.getByRole('link').last().click();
  await expect(page).toHaveURL(/\/user\//);
  await page.goBack();
  await expectSamePlace();
});
