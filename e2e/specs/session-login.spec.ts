import { expect, FAILING, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';
import { reload, visit } from '@/e2e/visit';

test.beforeEach(async ({ page, shell }) => {
  await visit(page, '/');
  await shell.loginButton().click();
});

test('a visitor signs in with Enter, once, without a reload @smoke', async ({ loginDialog, shell, page, writes }) => {
  await page.evaluate(() => Reflect.set(window, '__same', true));
  await expect(loginDialog.submit('登录')).toBeDisabled();
  await loginDialog.fillPassword({ username: ' demouser ' });
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

test('a wrong password is shown in the form, and clears the captcha only @smoke', async ({ loginDialog }) => {
  await loginDialog.fillPassword({ password: 'wrong-password' });
  const before = await loginDialog.picture().getAttribute('src');
  await loginDialog.submit('登录').click();
  await expect(loginDialog.alert('用户名或密码错误')).toBeVisible();
  await expect(loginDialog.field('用户名或邮箱')).toHaveValue('demouser');
  await expect(loginDialog.field('密码')).toHaveValue('wrong-password');
  await expect(loginDialog.field('验证码')).toHaveValue('');
  await expect(loginDialog.picture()).not.toHaveAttribute('src', before ?? '');
});

test('a captcha that was replaced is refused', async ({ loginDialog, api }) => {
  await expect(loginDialog.picture()).toBeVisible();
  const [session] = await api.state<{ captcha: string }>('httpSessions');
  await loginDialog.button('换一张验证码').click();
  await expect
    .poll(async () => (await api.state<{ captcha: string }>('httpSessions'))[0]?.captcha)
    .not.toBe(session?.captcha);
  await loginDialog.fillPassword({ code: session?.captcha ?? '' });
  await loginDialog.submit('登录').click();
  await expect(loginDialog.alert('验证码错误')).toBeVisible();
});

test('a visitor registers, is a member after a reload, and signs out', async ({ loginDialog, shell, page, api }) => {
  await loginDialog.button('立即注册').click();
  await loginDialog.fillNew('gimi@2026', 'secret-1', 'secret-2');
  await loginDialog.submit('注册').click();
  await expect(loginDialog.alert('两次输入的密码不一致')).toBeVisible();
  await loginDialog.field('用户名').fill('小鹿');
  await loginDialog.field('确认密码').fill('secret-1');
  await loginDialog.submit('注册').click();
  await expect(loginDialog.alert('用户名只支持英文字符、数字和@符')).toBeVisible();
  await loginDialog.field('用户名').fill('demouser');
  await loginDialog.submit('注册').click();
  await expect(loginDialog.alert('用户名已存在')).toBeVisible();
  await loginDialog.field('用户名').fill('gimi');
  await loginDialog.field('验证码').fill('8888');
  await loginDialog.submit('注册').click();
  await expect(loginDialog.alert('用户名长度为5到16个字符')).toBeVisible();
  await loginDialog.field('用户名').fill('gimi@2026');
  await loginDialog.field('验证码').fill('8888');
  await loginDialog.submit('注册').click();
  await expect(shell.toast('注册成功')).toBeVisible();
  await expect(shell.userMenu()).toBeVisible();
  await reload(page);
  await expect(shell.userMenu()).toBeVisible();
  expect((await api.state<{ username: string }>('users')).some(({ username }) => username === 'gimi@2026')).toBe(true);
  await shell.userMenu().click();
  await shell.header().getByRole('button', { name: '退出登录' }).click();
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
  await loginDialog.button('获取验证码').click();
  await expect(loginDialog.alert('请输入邮箱')).toBeVisible();
  await loginDialog.field('邮箱').fill('not-an-address');
  await loginDialog.button('获取验证码').click();
  await expect(loginDialog.alert('邮箱格式不正确')).toBeVisible();
  await loginDialog.field('邮箱').fill(email);
  await loginDialog.button('获取验证码').click();
  await expect(loginDialog.button(/秒后重发$/)).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(loginDialog.root()).toBeHidden();
  await shell.loginButton().click();
  await loginDialog.button('邮箱登录').click();
  await expect(loginDialog.button(/秒后重发$/)).toBeDisabled();
  await expect(loginDialog.field('邮箱')).toHaveValue(email);
  await loginDialog.field('验证码').fill('000000');
  await loginDialog.submit('登录').click();
  await expect(loginDialog.alert('验证码错误')).toBeVisible();
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

test('a QR code expires, and can be refreshed', async ({ loginDialog, page, shell }) => {
  await page.clock.install();
  await reload(page);
  await shell.loginButton().click();
  await loginDialog.button('微信登录').click();
  await expect(loginDialog.qrCode()).toBeVisible();
  const first = await loginDialog.qrCode().getAttribute('src');
  await page.clock.fastForward(121_000);
  await expect(loginDialog.alert('二维码已过期，请刷新后重新扫描')).toBeVisible();
  await loginDialog.button('刷新二维码').click();
  await expect(loginDialog.qrCode()).toBeVisible();
  await expect(loginDialog.qrCode()).not.toHaveAttribute('src', first ?? '');
});

for (const theme of ['浅色', '深色'] as const) {
  test(`the dialog passes axe in every mode: ${theme}`, async ({ loginDialog, page, violations, shell, api }) => {
    await expect(loginDialog.root()).toBeVisible();
    await page.keyboard.press('Escape');
    await shell.chooseTheme(theme);
    await shell.loginButton().click();
    for (const mode of ['', '立即注册', '邮箱登录', '微信登录']) {
      if (mode) await loginDialog.button(mode).click();
      await expect(loginDialog.root()).toBeVisible();
      if (mode === '微信登录') await expect(loginDialog.qrCode()).toBeVisible();
      expect(await violations(page), mode).toEqual([]);
    }
    // Without the captcha's picture.
    await api.fault({ path: '/unit/getqrcode', body: { code: '0', data: 'data:image/png;base64,AA==' } });
    await loginDialog.button('密码登录').click();
    await loginDialog.button('微信登录').click();
    await expect(loginDialog.alert('二维码加载失败，请刷新重试')).toBeVisible();
    expect(await violations(page), 'failed code').toEqual([]);
    await api.heal();
    await loginDialog.button('刷新二维码').click();
    await expect(loginDialog.qrCode()).toBeVisible();
  });
}

test('a visitor who closes the dialog finds their name again, not their password', async ({
  loginDialog,
  page,
  shell,
}) => {
  await loginDialog.fillPassword();
  await page.keyboard.press('Escape');
  await expect(loginDialog.root()).toBeHidden();
  await shell.loginButton().click();
  await expect(loginDialog.field('用户名或邮箱')).toHaveValue('demouser');
  await expect(loginDialog.field('密码')).toHaveValue('');
  await expect(loginDialog.submit('登录')).toBeDisabled();
});

test('fields that are autofilled without an event enable the button on hover', async ({ loginDialog, shell }) => {
  await loginDialog.field('验证码').fill('8888');
  for (const [label, value] of [
    ['用户名或邮箱', 'demouser'],
    ['密码', 'demo123456'],
  ] as const) {
    await loginDialog.field(label).evaluate((input, text) => Reflect.set(input, 'value', text), value);
  }
  await expect(loginDialog.submit('登录')).toBeDisabled();
  await loginDialog.submit('登录').hover();
  await loginDialog.submit('登录').click();
  await expect(shell.userMenu()).toBeVisible();
});

test.describe('while the API fails', () => {
  test.use({ expectedProblems: FAILING });

  test('a login without a response times out, and the form is kept', async ({ loginDialog, api, shell }) => {
    await api.fault({ path: '/users/login', delayMs: 30_000, times: 1 });
    await loginDialog.fillPassword();
    await loginDialog.submit('登录').click();
    await expect(loginDialog.alert('请求超时，请稍后重试')).toBeVisible({ timeout: 20_000 });
    await expect(loginDialog.field('用户名或邮箱')).toHaveValue('demouser');
    await expect(loginDialog.field('密码')).toHaveValue('demo123456');
    await loginDialog.field('验证码').fill('8888');
    await loginDialog.submit('登录').click();
    await expect(shell.userMenu()).toBeVisible();
  });

  for (const [what, fault] of Object.entries({
    'answers 500': { status: 500, body: '<h1>500</h1>', contentType: 'text/html' },
    'answers HTML': { status: 200, body: '<h1>hello</h1>', contentType: 'text/html' },
    'drops the connection': { drop: true },
  })) {
    test(`a login that the API ${what} shows an error, and the form is kept`, async ({ loginDialog, api, shell }) => {
      await api.fault({ path: '/users/login', times: 1, ...fault });
      await loginDialog.fillPassword();
      await loginDialog.submit('登录').click();
      await expect(loginDialog.alert('网络异常，请稍后重试')).toBeVisible();
      await expect(loginDialog.field('密码')).toHaveValue('demo123456');
      await loginDialog.field('验证码').fill('8888');
      await loginDialog.submit('登录').click();
      await expect(shell.userMenu()).toBeVisible();
    });
  }
});
