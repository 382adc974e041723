import { expect, type Locator } from '@playwright/test';

/** Farther from the screen than this a row may be a stand-in: less than the margin of `OffscreenRow`, in pixels. */
const NEAR = 1000;

/**
 * Scrolls a row of a long list to the middle of the screen. Afterwards no row near the screen is a stand-in, which
 * has no link: the page does not move any more.
 */
export async function scrollToRow(row: Locator): Promise<void> {
  // Retried when React replaces the row between finding it and scrolling to it.
  await expect(async () => {
    await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(row.getByRole('link').first()).toBeInViewport({ timeout: 1000 });
  }).toPass();
  await row.page().waitForFunction(
    (near) =>
      [...document.querySelectorAll('[role=feed] article')].every((article) => {
        const { top, bottom } = article.getBoundingClientRect();
        return bottom < -near || top > window.innerHeight + near || article.querySelector('a') !== null;
      }),
    NEAR,
  );
}
