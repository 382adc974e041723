import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';

/** Holds the page's scripts back, as a slow connection would. */
async function holdScripts(page: Page) {
  const gate = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test('a button that is pressed before the page has come alive does its work afterwards', async ({ page, shell }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await shell.loginButton().click();
  await expect(shell.loginDialog()).toHaveCount(0);
  release();
  await expect(shell.loginDialog()).toBeVisible();
});

test('what is typed before the page has come alive is searched for', async ({ page, searchBox }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await searchBox.input().fill('React');
  release();
  await page.waitForLoadState();
  await expect(searchBox.input()).toHaveValue('React');
  await searchBox.input().press('Enter');
  await expect(page).toHaveURL(/\/search\?value=React/);
});
