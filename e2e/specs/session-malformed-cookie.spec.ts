import { expect, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';

/** Any page of the same domain can set such a cookie, and only the site can remove it. */
const MALFORMED = { 'a broken escape': '%E0%A4%A', 'an emoji': '%F0%9F%98%80', 'a line break': 'a%0d%0ab' };

for (const [what, value] of Object.entries(MALFORMED)) {
  test(`a visitor whose session cookie holds ${what} reads every page and may sign in`, async ({
    page,
    context,
    servers,
  }) => {
    const addresses = ['/', `/post/${seed.article.rich.id}`, '/search?value=React&type=1', '/writecenter'];
    // The boot script is the same on every page; one value is tried on all of them.
    for (const address of value === MALFORMED['a broken escape'] ? addresses : addresses.slice(0, 1)) {
      await context.addCookies([{ name: 'ACCESS_TOKEN', value, url: servers.siteUrl }]);
      expect((await page.goto(address))?.status(), address).toBe(200);
      await expect(page.getByRole('button', { name: '登录', exact: true }).first(), address).toBeVisible();
      await expect(page.locator('html'), address).toHaveAttribute('data-session', 'visitor');
      await expect(page.getByRole('heading', { name: '页面暂时打不开' }), address).toHaveCount(0);
      expect(await context.cookies(), address).not.toContainEqual(expect.objectContaining({ name: 'ACCESS_TOKEN' }));
    }
  });
}
