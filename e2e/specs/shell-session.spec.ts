import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';
import { visit } from '@/e2e/visit';

/** Which of the visitor's and the member's header is visible when the html is parsed, before scripts run. */
async function facesAtFirst(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const displayed = (only: string) =>
        [...document.querySelectorAll(`header [data-only="${only}"]`)].map(
          (element) => getComputedStyle(element).display !== 'none',
        );
      Reflect.set(window, '__faces', { visitor: displayed('visitor'), member: displayed('member') });
    });
  });
  await visit(page, '/');
  return page.evaluate(() => Reflect.get(window, '__faces'));
}

test('a visitor sees the login button from the first paint', async ({ page, shell }) => {
  expect(await facesAtFirst(page)).toEqual({ visitor: [true], member: [false] });
  await expect(shell.loginButton()).toBeVisible();
  await expect(shell.userMenu()).toBeHidden();
});

test('a member never sees the login button, and then their own menus', async ({ page, shell, signIn }) => {
  await signIn();
  expect(await facesAtFirst(page)).toEqual({ visitor: [false], member: [true] });
  await expect(shell.userMenu()).toBeVisible();
  await expect(shell.notificationMenu()).toBeVisible();
  await expect(shell.loginButton()).toBeHidden();
  await shell.userMenu().click();
  await expect(shell.header().getByText(seed.user.demo.nickname)).toBeVisible();
});

test('a member signs out, is redirected to the home page as a visitor, and has no live socket any more @smoke', async ({
  api,
  articlePage,
  context,
  page,
  shell,
  signIn,
  socketOpens,
}) => {
  await signIn();
  await articlePage.open(seed.article.rich.id);
  await socketOpens();
  await shell.signOut();
  await expect(page).toHaveURL('/');
  await expect(shell.loginButton()).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name === 'ACCESS_TOKEN')).toEqual([]);
  await expect.poll(async () => (await api.sockets()).open).toBe(0);
});

test('the served html is the same for a member and a visitor', async ({ request, api }) => {
  const { token } = await api.session('demouser');
  const address = `/post/${seed.article.rich.id}`;
  await request.get(address);
  const visitor = await (await request.get(address)).text();
  const member = await (await request.get(address, { headers: { cookie: `ACCESS_TOKEN=${token}` } })).text();
  expect(member).toBe(visitor);
});
