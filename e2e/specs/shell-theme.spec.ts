import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { reload } from '@/e2e/visit';

/** The theme when the body was parsed, before the first paint. */
async function themeAtFirst(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Reflect.set(window, '__theme', document.documentElement.dataset.theme);
    });
  });
  return () => page.evaluate(() => Reflect.get(window, '__theme'));
}

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('a visitor gets the theme of their system from the first paint', async ({ homePage, page }) => {
  const first = await themeAtFirst(page);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await homePage.open();
    expect(await first()).toBe(colorScheme);
  }
});

test('a visitor chooses dark, and gets it on every page from the first paint @smoke', async ({
  homePage,
  articlePage,
  shell,
  page,
  api,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const first = await themeAtFirst(page);
  await homePage.open();
  const light = await ground(page);
  await shell.chooseTheme('深色');
  await expect.poll(() => ground(page)).not.toBe(light);
  const dark = await ground(page);

  await reload(page);
  expect(await first()).toBe('dark');
  expect(await ground(page)).toBe(dark);
  const { list } = await api.feed();
  await articlePage.open(list[0]?.id ?? '');
  expect(await first()).toBe('dark');

  await shell.chooseTheme('跟随系统');
  await expect.poll(() => ground(page)).toBe(light);
});
