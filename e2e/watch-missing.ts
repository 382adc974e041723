import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    sawMissing?: string;
  }
}

/** Looks at every frame of every page: was a page ever said to be missing, in its title or where it is seen? */
export const watchMissing = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const look = () => {
      const heading = document.querySelector('main h1');
      const isDrawn = heading?.textContent === 'This page could not be found' && heading.checkVisibility();
      if (isDrawn || document.title.includes('页面不存在')) window.sawMissing = isDrawn ? 'the drawing' : 'the title';
      requestAnimationFrame(look);
    };
    look();
  });

export const sawMissing = (page: Page): Promise<string | undefined> => page.evaluate(() => window.sawMissing);
