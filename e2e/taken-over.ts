import type { BrowserContext, Page } from '@playwright/test';

/** True once React has taken the page over; at once on a page without the site's scripts. */
function isTakenOver(): boolean {
  const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
  if (key === undefined) return !document.querySelector('script[data-src], script[src^="/_next/"]:not([nomodule])');
  const root: unknown = Reflect.get(document, key);
  const state = (root as { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }).stateNode.current;
  return !state.memoizedState.isDehydrated;
}

function wrap(page: Page): void {
  const waits = (waitUntil: string | undefined) => waitUntil === undefined || waitUntil === 'load';
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (waits(options?.waitUntil)) await page.waitForFunction(isTakenOver);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (waits(options?.waitUntil)) await page.waitForFunction(isTakenOver);
    return response;
  };
}

/**
 * Makes visits of a context's pages last until React has taken them over, as a reader's do, who presses no key in a
 * page's first tenth of a second. What happens before that is `early-input.spec.ts`'s.
 */
export const untilTakenOver = (context: BrowserContext): void => void context.on('page', wrap);
