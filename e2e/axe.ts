import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { transitionsEnd } from './transitions-end';

/** The rules that depend on the theme: what a second theme of a page that passes all of them is tested with. */
export const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** The rules that depend on the theme or on the width. */
export const LOOK_RULES: readonly string[] = [...COLOUR_RULES, 'scrollable-region-focusable'];

interface Scope {
  /** Selector of the part of the page that is tested; all of it when absent. */
  within?: string;
  /** Ids of the rules; all of axe's when absent. */
  rules?: readonly string[] | undefined;
  /** Whether frames are looked into; one with a copy of a text is no page of its own. */
  frames?: boolean;
}

/** The violations that axe finds, once the theme is applied. */
export async function findViolations(page: Page, { within, rules, frames = true }: Scope = {}): Promise<string[]> {
  await page.waitForFunction(() => {
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    return document.documentElement.dataset.theme === (localStorage.getItem('THEME') ?? system);
  });
  await transitionsEnd(page);
  // Skipped off-screen content has no position, and axe would see it on others' background.
  await page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
  // The legacy mode does without a second page; what it cannot look into are frames of other origins: there are none.
  // Only violations are described: describing whatever passes takes most of the time. The style sheets are not parsed
  // once more: the one rule that reads them is not among axe's own.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] }, iframes: frames });
  if (within) axe.include(within);
  if (rules) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** The violations in the light theme, and in the dark one those that depend on the theme. */
export async function findViolationsInThemes(page: Page, scope: Scope = {}): Promise<string[]> {
  const found = [];
  for (const [colorScheme, rules] of [
    ['light', scope.rules],
    ['dark', COLOUR_RULES],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const violations = await findViolations(page, { ...scope, rules });
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}
