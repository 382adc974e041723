import type { Page } from '@playwright/test';
import { expect, MISSING, test } from '@/e2e/fixtures';
import { pageKinds } from '@/e2e/page-kinds';
import { seed } from '@/e2e/seed';
import { visit } from '@/e2e/visit';

test.use({ expectedProblems: MISSING });

/** Themes and layouts do not depend on each other, so that one page of each pair shows all four. */
const looks = [
  { colorScheme: 'light', width: 1440, height: 900 },
  { colorScheme: 'dark', width: 390, height: 844 },
] as const;

for (const [kind, address] of Object.entries(pageKinds)) {
  test(`${kind} passes axe, light and wide, dark and narrow, and never scrolls sideways`, async ({
    page,
    violations,
  }) => {
    test.slow();
    for (const { colorScheme, ...viewport } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await visit(page, address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
      expect.soft(await violations(page), `${colorScheme}, ${viewport.width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('the dialogs pass axe', async ({ homePage, articlePage, shell, page, violations }) => {
  await homePage.open();
  await shell.loginButton().click();
  await expect(shell.loginDialog()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await articlePage.open(seed.article.rich.id);
  await shell.friendLinksButton().click();
  await expect(shell.friendLinksDialog().getByRole('listitem')).not.toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await articlePage.images().first().click();
  await expect(articlePage.preview()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('with the keyboard alone, a visitor goes from the feed to an article and to a section of it', async ({
  homePage,
  page,
  context,
}) => {
  // Some 130 key presses, each with a check.
  test.slow();
  await homePage.open('?sort=hot');
  const link = homePage.titles().filter({ hasText: seed.article.rich.title }).getByRole('link');
  await tabTo(page, () => link.evaluate((element) => element === document.activeElement));
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const article = await opened;
  await article.waitForLoadState();
  const entry = article.getByRole('navigation', { name: '目录' }).getByRole('link').last();
  await tabTo(article, () => entry.evaluate((element) => element === document.activeElement));
  await article.keyboard.press('Enter');
  await expect(article).toHaveURL(/#/);
  const id = decodeURIComponent(new URL(article.url()).hash.slice(1));
  await expect(article.locator(`[id="${id}"]`)).toBeInViewport();
});

/** Presses Tab until the element has the focus; every tab stop on the way must have a visible focus ring. */
async function tabTo(page: Page, arrived: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 400; presses += 1) {
    if (await arrived()) return;
    await page.keyboard.press('Tab');
    const unmarked = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return '';
      // A card shows the focus ring of its only link around itself.
      const places = [element, ...[element.closest('article, form, li')].filter((place) => place !== null)];
      const marked = places.some((place) =>
        [null, '::before', '::after'].some((pseudo) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(place, pseudo);
          return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
        }),
      );
      return marked ? '' : element.outerHTML.slice(0, 200);
    });
    expect(unmarked, 'an element that has the focus and does not show it').toBe('');
  }
  throw new Error('It is not reached with the Tab key.');
}
