import type { Page } from '@playwright/test';

/**
 * Delays the API's responses to the page's next requests of this path: each response is fetched at once,
 * and is stale by the time it arrives.
 */
export async function holdAnswers(page: Page, path: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let taken = 0;
  await page.route(path, async (route) => {
    const response = await route.fetch();
    taken += 1;
    await released;
    await route.fulfill({ response });
  });
  return { taken: () => taken, release };
}
