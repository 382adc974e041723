import { expect, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';

/** Any page of the same domain can set such a cookie, and only the site can remove it. The others: lib/http/token.test.ts. */
const value = '%E0%A4%A';

test('a visitor whose session cookie holds a broken escape reads every page and may sign in', async ({
  page,
  context,
  servers,
}) => {
  for (const address of ['/', `/post/${seed.article.rich.id}`, '/search?value=React&type=1', '/writecenter']) {
    await context.addCookies([{ name: 'ACCESS_TOKEN', value, url: servers.siteUrl }]);
    expect((await page.goto(address))?.status(), address).toBe(200);
    await expect(page.getByRole('button', { name: '登录', exact: true }).first(), address).toBeVisible();
    await expect(page.locator('html'), address).toHaveAttribute('data-session', 'visitor');
    await expect(page.getByRole('heading', { name: '页面暂时打不开' }), address).toHaveCount(0);
    expect(await context.cookies(), address).not.toContainEqual(expect.objectContaining({ name: 'ACCESS_TOKEN' }));
  }
});
