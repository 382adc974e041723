import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { hydrated, reload } from './visit';
import { sawMissing } from './watch-missing';

/** A page for its owner alone. */
export interface Opened {
  at: string;
  seen: (tab: Page) => Locator;
  title: string | RegExp;
}

/** It is there, under its title, and was never said to be missing. */
export async function expectThere(tab: Page, { at, seen, title }: Opened) {
  await expect(tab).toHaveURL(at);
  // A busy machine takes its time for the first page of a site: dozens of scripts are encoded.
  await expect(seen(tab)).toBeVisible({ timeout: 40_000 });
  await expect(tab).toHaveTitle(title);
  expect(await sawMissing(tab)).toBeUndefined();
}

/** Opened in a new tab, and there again after a reload. */
export async function expectThereInTab(page: Page, link: Locator, opened: Opened) {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await hydrated(tab);
  await expectThere(tab, opened);
  await reload(tab);
  await expectThere(tab, opened);
  await tab.close();
}

/** Opened within the tab: by Back its way is there again, and by Forward the page. */
export async function expectThereAndBack(page: Page, open: () => Promise<unknown>, opened: Opened) {
  const from = page.url();
  await open();
  await expectThere(page, opened);
  await page.goBack();
  await expect(page).toHaveURL(from);
  await expect(opened.seen(page)).toBeHidden();
  await page.goForward();
  await expectThere(page, opened);
  await reload(page);
  await expectThere(page, opened);
}
