import { expect, test } from '@/e2e/fixtures';
import { visit } from '@/e2e/visit';

test('a visitor signs in through Gitee and returns to the page where they started; the answer is removed from the address and works once @smoke', async ({
  page,
  shell,
  loginDialog,
  api,
  context,
}) => {
  await visit(page, '/rank?page=1#top');
  await shell.loginButton().click();
  await loginDialog.button('Gitee').click();
  await expect(page).toHaveURL(/\/oauth\/gitee\/authorize\?/);
  const answer = await page.getByRole('link', { name: 'lulu-dev' }).getAttribute('href');
  const signedIn = page.waitForResponse((response) => response.url().endsWith('/users/auth-gitee'));
  await page.getByRole('link', { name: 'lulu-dev' }).click();
  await signedIn;
  // Loaded a second later, as specified.
  await expect(page).toHaveURL('/rank?page=1#top');
  await expect(shell.userMenu()).toBeVisible();
  const users = await api.state<{ giteeName: string | null }>('users');
  expect(users.filter(({ giteeName }) => giteeName === 'lulu-dev')).toHaveLength(1);
  // The callback page is not in the history.
  await page.goBack();
  await expect(page).toHaveURL(/\/oauth\/gitee\/authorize\?/);

  await context.clearCookies();
  expect(new URL(answer ?? '').pathname).toBe('/oauth/callback');
  await visit(page, answer ?? '');
  await expect(shell.toast('登录请求无效或已过期，请重新发起')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(shell.loginButton()).toBeVisible();
});

test('the callback page is noindex and sends no referrer', async ({ request }) => {
  const response = await request.get('/oauth/callback');
  expect(response.headers()['cache-control']).toContain('no-store');
  const html = await response.text();
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).toContain('<meta name="referrer" content="no-referrer"');
  expect(html).toContain('正在完成授权');
});

test('a visitor at another host name of the site returns to that one', async ({
  page,
  shell,
  loginDialog,
  servers,
}) => {
  const elsewhere = servers.siteUrl.replace('127.0.0.1', 'localhost');
  await visit(page, elsewhere);
  await shell.loginButton().click();
  await loginDialog.button('Gitee').click();
  await page.getByRole('link', { name: 'lulu-dev' }).click();
  await expect(shell.toast('登录成功')).toBeVisible();
  await expect(page).toHaveURL(`${elsewhere}/`);
  await expect(shell.userMenu()).toBeVisible();
});

test('a member binds GitHub in a popup window; the page that opened it is updated', async ({
  page,
  shell,
  signIn,
  settingsPage,
  api,
}) => {
  await signIn();
  await settingsPage.open('account');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: '绑定GitHub' }).click();
  const popup = await opening;
  await popup.getByRole('link', { name: 'lulu-dev' }).click();
  await popup.waitForEvent('close');
  await expect(page.getByRole('button', { name: '解绑GitHub' })).toBeVisible();
  await expect(shell.userMenu()).toBeVisible();
  const users = await api.state<{ username: string; githubName: string }>('users');
  expect(users.find(({ username }) => username === 'demouser')?.githubName).toBe('lulu-dev');
});
