import { mockConfig } from '@/mocks/config';

const TOKEN_COOKIE = 'ACCESS_TOKEN';
const TIMEOUT_MS = 10_000;

/**
 * Prints a page of the site as a member sees it, with a browser of its own, like the real API. Null without a site
 * address or browser; throws when the awaited content does not appear.
 */
export async function printedPage(path: string, token: string, waitFor: string): Promise<Buffer | null> {
  const { siteUrl, chromium: executablePath } = mockConfig;
  if (siteUrl === null || executablePath === null) return null;
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    const context = await browser.newContext();
    context.setDefaultTimeout(TIMEOUT_MS);
    await context.addCookies([{ name: TOKEN_COOKIE, value: token, url: siteUrl }]);
    const page = await context.newPage();
    await page.goto(`${siteUrl}${path}`);
    await page.locator(waitFor).first().waitFor();
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    });
    return await page.pdf({ preferCSSPageSize: true, printBackground: true });
  } finally {
    await browser.close();
  }
}
