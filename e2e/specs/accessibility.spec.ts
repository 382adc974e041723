import type { Locator, Page } from '@playwright/test';
import { LOOK_RULES } from '@/e2e/axe';
import { expect, MISSING, test } from '@/e2e/fixtures';
import { pageKinds } from '@/e2e/page-kinds';
import { seed } from '@/e2e/seed';
import { reload, visit } from '@/e2e/visit';

test.use({ expectedProblems: MISSING });

/** Pages with controls that only small screens have: every rule applies there, too. */
const WITH_NARROW_CONTROLS = ['the home feed', 'an article'];

/** The page without a shell takes the system's theme when it is loaded. */
const THEMED_AT_LOAD = 'the print preview';

for (const [kind, address] of Object.entries(pageKinds)) {
  test(`${kind} passes axe, light and wide, dark and narrow, and never scrolls sideways`, async ({
    page,
    shell,
    violations,
  }) => {
    test.slow();
    await visit(page, address);
    await expect(shell.main().getByRole('heading', { level: 1 })).toHaveCount(1);
    expect.soft(await violations(page), 'light, wide').toEqual([]);
    // Themes and layouts do not depend on each other, so that two looks show all four.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    if (kind === THEMED_AT_LOAD) await reload(page);
    const rules = WITH_NARROW_CONTROLS.includes(kind) ? {} : { rules: LOOK_RULES };
    expect.soft(await violations(page, rules), 'dark, narrow').toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await shell.overflow()).toBe(0);
  });
}

test('the dialogs of an article pass axe', async ({ articlePage, shell, page, violations }) => {
  await articlePage.open(seed.article.rich.id);
  await shell.friendLinksButton().click();
  await expect(shell.friendLinksDialog().getByRole('listitem')).not.toHaveCount(0);
  expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await articlePage.images().first().click();
  await expect(articlePage.preview()).toBeVisible();
  expect(await violations(page, { within: '[role=dialog], dialog[open]' })).toEqual([]);
});

test('with the keyboard alone, a visitor goes from the top of the feed to its first article', async ({
  homePage,
  page,
  context,
}) => {
  await homePage.open();
  const heading = homePage.titles().first();
  await tabTo(page, heading.getByRole('link'));
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await expect((await opened).getByRole('heading', { level: 1 })).toContainText(await heading.innerText());
});

test('with the keyboard alone, a visitor goes through an article to a section of it', async ({
  articlePage,
  page,
  api,
}) => {
  const content = `## 开头\n\n[链接](/rank)\n\n\`\`\`ts\nconst a = 1;\n\`\`\`\n\n${'一段。\n\n'.repeat(60)}## 末尾\n\n正文`;
  const { id } = await api.plantArticle({ title: '用键盘读', content });
  await articlePage.open(id);
  await tabTo(page, articlePage.contentsEntry('末尾'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
  await expect(articlePage.contentHeadings().filter({ hasText: '末尾' })).toBeInViewport();
});

/** Presses Tab until the element has the focus; every tab stop on the way must have a visible focus ring. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const { unmarked, arrived } = await target.evaluate((wanted) => {
      const element = document.activeElement;
      const arrived = element === wanted;
      if (!element || element === document.body) return { unmarked: '', arrived };
      // A card shows the focus ring of its only link around itself.
      const places = [element, ...[element.closest('article, form, li')].filter((place) => place !== null)];
      const marked = places.some((place) =>
        [null, '::before', '::after'].some((pseudo) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(place, pseudo);
          return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
        }),
      );
      return { unmarked: marked ? '' : element.outerHTML.slice(0, 200), arrived };
    });
    expect(unmarked, 'an element that has the focus and does not show it').toBe('');
    if (arrived) return;
  }
  throw new Error('It is not reached with the Tab key.');
}
