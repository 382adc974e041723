import type { Page } from '@playwright/test';

const PIXEL = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');

/**
 * Watches what a page does that it should not: dialogs, other windows, and requests to anywhere else
 * than the site, pictures excepted, which get a pixel instead.
 * @returns what it did, in words, growing
 */
export async function watchPage(page: Page, site: string | undefined): Promise<string[]> {
  const deeds: string[] = [];
  page.on('dialog', (dialog) => {
    deeds.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => deeds.push(`window: ${popup.url()}`));
  await page.route(
    (url) => url.origin !== site && url.protocol.startsWith('http'),
    (route) => {
      const request = route.request();
      if (request.resourceType() === 'image') return route.fulfill({ contentType: 'image/gif', body: PIXEL });
      deeds.push(`${request.resourceType()}: ${request.url()}`);
      return route.abort();
    },
  );
  return deeds;
}

/** What hostile code of the specs would leave behind. */
export const traceOf = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, '__xss'));
