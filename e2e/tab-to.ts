import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the element has the focus; every tab stop on the way must have a visible focus ring. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const { unmarked, arrived } = await target.evaluate((wanted) => {
      const element = document.activeElement;
      const arrived = element === wanted;
      if (!element || element === document.body) return { unmarked: '', arrived };
      // A card shows the focus ring of its only link around itself.
      const places = [element, ...[element.closest('article, form, li')].filter((place) => place !== null)];
      const marked = places.some((place) =>
        [null, '::before', '::after'].some((pseudo) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(place, pseudo);
          return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
        }),
      );
      return { unmarked: marked ? '' : element.outerHTML.slice(0, 200), arrived };
    });
    expect(unmarked, 'an element that has the focus and does not show it').toBe('');
    if (arrived) return;
  }
  throw new Error('It is not reached with the Tab key.');
}
