import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import type { Shell } from '@/e2e/pages/shell';
import { visit } from '@/e2e/visit';

const OLD = 'demo123456';
const NEW = 'another-secret-7';

/** Tries to sign in as the demonstration's member, in a browser that is signed out. */
async function tryLogin(page: Page, shell: Shell, password: string): Promise<void> {
  await page.context().clearCookies();
  await visit(page, '/');
  await shell.loginButton().click();
  const dialog = shell.loginDialog();
  await dialog.getByLabel('用户名或邮箱').fill('demouser');
  await dialog.getByLabel('密码', { exact: true }).fill(password);
  await dialog.getByLabel('验证码', { exact: true }).fill('8888');
  await page.keyboard.press('Enter');
}

async function onlyNewPasswordWorks(page: Page, shell: Shell): Promise<void> {
  await tryLogin(page, shell, OLD);
  await expect(shell.loginDialog().getByText('用户名或密码错误')).toBeVisible();
  await tryLogin(page, shell, NEW);
  await expect(shell.userMenu()).toBeVisible();
}

test('a member changes the password with the old one @smoke', async ({
  accountPage,
  shell,
  page,
  signIn,
  violations,
}) => {
  await signIn();
  await accountPage.open();
  await accountPage.passwordButton().click();
  await expect(accountPage.button('确定')).toBeDisabled();
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page)).toEqual([]);
  await accountPage.fill({ 旧密码: 'a guess', 新密码: NEW, 确认密码: 'something else' });
  await accountPage.button('确定').click();
  await expect(accountPage.message('两次输入的密码不一致')).toBeVisible();
  await accountPage.fill({ 确认密码: NEW });
  await accountPage.button('确定').click();
  await expect(accountPage.message('原密码错误')).toBeVisible();
  await expect(accountPage.field('新密码')).toHaveValue(NEW);
  await accountPage.fill({ 旧密码: OLD });
  await page.keyboard.press('Enter');
  await expect(accountPage.message('修改密码成功')).toBeVisible();
  await onlyNewPasswordWorks(page, shell);
});

test('a member changes the password with a code by e-mail', async ({
  accountPage,
  shell,
  page,
  signIn,
  violations,
}) => {
  await signIn();
  await accountPage.open();
  await accountPage.passwordButton().click();
  await accountPage.fill({ 新密码: NEW });
  await accountPage.button('使用邮箱验证码修改').click();
  await expect(accountPage.field('新密码')).toHaveValue(NEW);
  await expect(accountPage.field('邮箱')).toHaveValue('demouser@example.com');
  expect(await violations(page)).toEqual([]);
  await accountPage.button('获取验证码').click();
  await expect(accountPage.button(/^\d+/)).toBeDisabled();
  await accountPage.fill({ 验证码: '000000', 确认密码: NEW });
  await accountPage.button('确定').click();
  await expect(accountPage.message('验证码错误')).toBeVisible();
  await accountPage.fill({ 验证码: '666666' });
  await accountPage.button('确定').click();
  await expect(accountPage.message('修改密码成功')).toBeVisible();
  await onlyNewPasswordWorks(page, shell);
});

test('a member without a password sets the first', async ({ accountPage, shell, page, signIn, api, violations }) => {
  await api.changeUser({ username: 'demouser', password: null });
  await signIn();
  await accountPage.open();
  await expect(accountPage.row('密码')).toContainText('未设置');
  await accountPage.passwordButton().click();
  expect(await violations(page)).toEqual([]);
  await accountPage.fill({ 新密码: NEW, 确认密码: NEW });
  const button = accountPage.button('确定');
  await button.dblclick();
  await expect(accountPage.message('设置密码成功')).toBeVisible();
  await expect(accountPage.row('密码')).toContainText('已设置');
  const sent = await api.requests('/users/updatepassword');
  expect(sent).toHaveLength(1);
  expect(JSON.stringify(sent)).not.toContain(NEW);
  await tryLogin(page, shell, NEW);
  await expect(shell.userMenu()).toBeVisible();
});
