import type { Page } from '@playwright/test';

const PIXEL = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');

/**
 * Records what a page must not do: open dialogs or windows, or send requests to other origins. Pictures of other
 * origins are answered with a pixel.
 * @returns descriptions of what it did; the array grows
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

/** The global that the specs' hostile code would set. */
export const traceOf = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, '__xss'));
