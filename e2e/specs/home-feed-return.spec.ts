import type { Page } from '@playwright/test';
import type { HomePage } from '@/e2e/pages/home-page';
import { expect, test } from '@/e2e/fixtures';
import { reload } from '@/e2e/visit';

/** How far a restored title may stand from where it was, in pixels. */
const TOLERANCE = 2;

/** Reads on to an article of the third page, and tells where its title stands then. */
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

test('a visitor who comes back from a page finds the feed where they left it @smoke', async ({ homePage, page }) => {
  const place = await readOn(homePage);
  const count = await homePage.titles().count();
  await openAuthor(page, homePage, place.title);
  await page.goBack();
  await expectSamePlace(homePage, place, count);
});

test('a visitor who reloads finds the feed where they left it', async ({ homePage, page }) => {
  const place = await readOn(homePage);
  const count = await homePage.titles().count();
  await reload(page);
  await expectSamePlace(homePage, place, count);
});

test('a visitor who opens the feed anew begins at its top', async ({ homePage, page }) => {
  await readOn(homePage);
  await homePage.open('?sort=hot');
  await homePage.open();
  await expect(homePage.titles().first()).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

async function openAuthor(page: Page, homePage: HomePage, title: string): Promise<void> {
  await homePage.card(title).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/user\//);
}
