import type { Page } from '@playwright/test';
import type { HomePage } from '@/e2e/pages/home-page';
import { expect, test } from '@/e2e/fixtures';
import { reload } from '@/e2e/visit';

/** Tolerance of the restored scroll position, in pixels. */
const TOLERANCE = 2;

/** Scrolls to an article of the third page. @returns the position of its title */
async function readOn(homePage: HomePage) {
  await homePage.open();
  await homePage.goToEnd();
  const heading = homePage.titles().nth(23);
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const title = await heading.innerText();
  return { title, top: await topOf(homePage, title) };
}

const topOf = async (homePage: HomePage, title: string) =>
  (await homePage.titles().filter({ hasText: title }).boundingBox())?.y ?? Number.NaN;

async function expectSamePlace(homePage: HomePage, { title, top }: { title: string; top: number }, count: number) {
  await expect(homePage.titles()).toHaveCount(count);
  await expect.poll(async () => Math.abs((await topOf(homePage, title)) - top)).toBeLessThanOrEqual(TOLERANCE);
}

test('a visitor who reloads the feed, or goes back to it, finds its scroll position restored @smoke', async ({
  homePage,
  page,
}) => {
  const place = await readOn(homePage);
  const count = await homePage.titles().count();
  await reload(page);
  await expectSamePlace(homePage, place, count);
  await openAuthor(page, homePage, place.title);
  await page.goBack();
  await expectSamePlace(homePage, place, count);
});

test('a visitor who reloads the page that they went to finds the feed as they left it, and anew by a link', async ({
  homePage,
  shell,
  page,
}) => {
  const place = await readOn(homePage);
  const count = await homePage.titles().count();
  await openAuthor(page, homePage, place.title);
  await reload(page);
  await page.goBack();
  await expectSamePlace(homePage, place, count);
  await openAuthor(page, homePage, place.title);
  await shell.logo().click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await homePage.titles().count()).toBeLessThan(count);
});

async function openAuthor(page: Page, homePage: HomePage, title: string): Promise<void> {
  await homePage.author(title).click();
  await expect(page).toHaveURL(/\/user\//);
}
