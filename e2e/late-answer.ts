import type { Page } from '@playwright/test';

/**
 * Holds back what the API answers to the page's next calls of this path: each answer is taken at once,
 * and is old by the time it arrives.
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
