import type { Page } from '@playwright/test';

/** Waits until no transition is running: until then a colour is one between the former and the new one. */
export const transitionsEnd = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition));
};
