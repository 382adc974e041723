import { expect, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';
import { reload, visit } from '@/e2e/visit';

/** Each mode by itself is tested in components/session/login-dialog.test.tsx and wechat-login.test.tsx. */
test.beforeEach(async ({ page, shell }) => {
  await visit(page, '/');
  await shell.loginButton().click();
});

test('a visitor whose browser filled the fields in signs in with Enter, once, without a reload @smoke', async ({
  loginDialog,
  shell,
  page,
  writes,
}) => {
  await page.evaluate(() => Reflect.set(window, '__same', true));
  await loginDialog.field('验证码').fill('8888');
  // Autofill sets the values without an event.
  for (const [label, value] of [
    ['用户名或邮箱', ' demouser '],
    ['密码', 'demo123456'],
  ] as const) {
    await loginDialog.field(label).evaluate((input, text) => Reflect.set(input, 'value', text), value);
  }
  await expect(loginDialog.submit('登录')).toBeDisabled();
  await loginDialog.submit('登录').hover();
  await expect(loginDialog.submit('登录')).toBeEnabled();
  await loginDialog.field('验证码').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(shell.toast('登录成功')).toBeVisible();
  await expect(shell.userMenu()).toBeVisible();
  await expect(shell.main()).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, '__same'))).toBe(true);
  const logins = (await writes()).filter(({ path }) => path.endsWith('/users/login'));
  expect(logins).toHaveLength(1);
  expect(JSON.stringify(logins)).not.toContain('demo123456');
});

test('a visitor registers, is a member after a reload, and signs out', async ({ loginDialog, shell, page, api }) => {
  await loginDialog.button('立即注册').click();
  await loginDialog.fillNew('demouser', 'secret-1');
  await loginDialog.submit('注册').click();
  await expect(loginDialog.alert('用户名已存在')).toBeVisible();
  await loginDialog.fillNew('gimi@2026', 'secret-1');
  await loginDialog.submit('注册').click();
  await expect(shell.toast('注册成功')).toBeVisible();
  await expect(shell.userMenu()).toBeVisible();
  await reload(page);
  await expect(shell.userMenu()).toBeVisible();
  expect((await api.state<{ username: string }>('users')).some(({ username }) => username === 'gimi@2026')).toBe(true);
  await shell.signOut();
  await expect(shell.loginButton()).toBeVisible();
});

test('a visitor signs in with a code by e-mail; the countdown survives closing', async ({
  loginDialog,
  shell,
  page,
  api,
}) => {
  const { id } = seed.user.demo;
  const email = (await api.state<{ id: string; email: string }>('users')).find((user) => user.id === id)?.email ?? '';
  await loginDialog.button('邮箱登录').click();
  await loginDialog.field('邮箱').fill(email);
  await loginDialog.button('获取验证码').click();
  await expect(loginDialog.button(/秒后重发$/)).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(loginDialog.root()).toBeHidden();
  await shell.loginButton().click();
  await loginDialog.button('邮箱登录').click();
  await expect(loginDialog.button(/秒后重发$/)).toBeDisabled();
  await expect(loginDialog.field('邮箱')).toHaveValue(email);
  const sent = (await api.state<{ email: string; code: string }>('emailCodes')).find((row) => row.email === email);
  await loginDialog.field('验证码').fill(sent?.code ?? '');
  await loginDialog.submit('登录').click();
  await expect(shell.userMenu()).toBeVisible();
});

test('a visitor signs in by scanning a code', async ({ loginDialog, shell, page, api }) => {
  await loginDialog.button('微信登录').click();
  await expect(loginDialog.qrCode()).toBeVisible();
  await page.evaluate(() => Reflect.set(window, '__same', true));
  await expect.poll(async () => (await api.confirmQrCode()).delivered).toBe(1);
  await expect(loginDialog.alert('扫码成功，正在登录…')).toBeVisible();
  // Reloaded, as specified.
  await expect(async () => expect(await page.evaluate(() => Reflect.get(window, '__same'))).toBeUndefined()).toPass();
  await expect(shell.userMenu()).toBeVisible();
});
