import type { Locator, Page } from '@playwright/test';
import { expect, FAILING, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';
import { reload } from '@/e2e/visit';

test('a visitor is asked to sign in, and finds their history without a reload @smoke', async ({
  historyPage,
  shell,
  context,
  page,
  api,
  servers,
}) => {
  await historyPage.open();
  await expect(shell.loginDialog()).toBeVisible();
  await expect(historyPage.text('登录后可查看读过的文章')).toBeVisible();
  expect(await api.requests('/history')).toEqual([]);

  const { token } = await api.session('demouser');
  await context.addCookies([{ name: 'ACCESS_TOKEN', value: token, url: servers.siteUrl, sameSite: 'Lax' }]);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(historyPage.rows().first()).toBeVisible();
});

test('a member finds what they read by day, scrolls to the end, and deletes an entry', async ({
  historyPage,
  articlePage,
  shell,
  page,
  api,
  signIn,
  writes,
}) => {
  await signIn();
  await articlePage.open(seed.article.rich.id);
  await expect.poll(async () => (await api.requests('/history/generate')).length).toBe(1);
  await historyPage.open();
  await expect(historyPage.days().first()).toHaveText('今天');
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
  await expect(shell.toast('删除成功')).toBeVisible();
  await expect(historyPage.row(seed.article.rich.title)).toHaveCount(0);
  await expect(historyPage.rows()).toHaveCount(total - 1);
  expect((await writes()).map(({ path }) => path)).toEqual(['/history/generate', '/history/delete']);
});

for (const [way, leave] of [
  [
    'comes back from an author',
    async (page: Page, row: Locator) => {
      await row.getByRole('link').last().click();
      await expect(page).toHaveURL(/\/user\//);
      await page.goBack();
    },
  ],
  ['reloads', (page: Page) => reload(page)],
] as const) {
  test(`a member who ${way} finds the history where they left it`, async ({ historyPage, page, signIn }) => {
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
    await leave(page, row);
    await expect(historyPage.rows()).toHaveCount(loaded);
    await expect.poll(async () => Math.abs(((await row.boundingBox())?.y ?? Number.NaN) - top)).toBeLessThanOrEqual(2);
  });
}

test.describe('while the API fails', () => {
  test.use({ expectedProblems: FAILING });

  test('the history shows an error and a retry; an entry that cannot be deleted stays', async ({
    historyPage,
    shell,
    api,
    signIn,
  }) => {
    await signIn();
    await api.fault({ path: '/history', status: 500, times: 2 });
    await historyPage.open();
    await expect(historyPage.failure()).toBeVisible();
    await historyPage.retryButton().click();
    const title = await historyPage.firstTitle().innerText();
    await api.fault({ path: '/history/delete', status: 500, times: 1 });
    await historyPage.deleteButton(title).click();
    await expect(shell.toast('网络异常，请稍后重试')).toBeVisible();
    await expect(historyPage.row(title)).toBeVisible();
  });
});

test('the history passes axe, light and dark', async ({ historyPage, page, signIn, violations }) => {
  await signIn();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await historyPage.open();
    await expect(historyPage.rows().first()).toBeVisible();
    expect.soft(await violations(page), colorScheme).toEqual([]);
  }
});
