import type { Page, Response } from '@playwright/test';

/** Waits until React has hydrated the page: until then a press has no effect. A failure page is never hydrated. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url);
  await hydrated(page);
  return response;
}

/** Reloads the page and waits until it is hydrated. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}
