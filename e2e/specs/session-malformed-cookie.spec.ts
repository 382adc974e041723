import { expect, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';

/** Any page of the same domain can set such a cookie, and only the site can remove it. */
const MALFORMED = { 'a broken escape': '%E0%A4%A', 'an emoji': '%F0%9F%98%80', 'a line break': 'a%0d%0ab' };

const addresses = {
  'the home page': '/',
  'an article': `/post/${seed.article.rich.id}`,
  'a search': '/search?value=React&type=1',
};

for (const [what, value] of Object.entries(MALFORMED)) {
  test.describe(`a visitor whose session cookie holds ${what}`, () => {
    test.beforeEach(async ({ context, servers }) => {
      await context.addCookies([{ name: 'ACCESS_TOKEN', value, url: servers.siteUrl }]);
    });

    for (const [page, address] of Object.entries(addresses)) {
      test(`reads ${page} and may sign in`, async ({ page: tab, shell, context }) => {
        expect((await tab.goto(address))?.status()).toBe(200);
        await expect(shell.loginButton()).toBeVisible();
        await expect(tab.locator('html')).toHaveAttribute('data-session', 'visitor');
        await expect(tab.getByRole('heading', { name: '页面暂时打不开' })).toHaveCount(0);
        expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'ACCESS_TOKEN' }));
      });
    }

    test('is asked to sign in by the write center', async ({ editorPage, loginDialog, page }) => {
      await editorPage.open();
      await expect(page.locator('html')).toHaveAttribute('data-session', 'visitor');
      await expect(page.getByRole('heading', { name: '页面暂时打不开' })).toHaveCount(0);
      await expect(
        loginDialog
          .titled('登录')
          .or(page.getByRole('button', { name: '登录' }))
          .first(),
      ).toBeVisible();
    });
  });
}
