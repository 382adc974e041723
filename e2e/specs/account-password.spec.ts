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
  violationsInThemes,
}) => {
  await signIn();
  await accountPage.open();
  await accountPage.passwordButton().click();
  await expect(accountPage.button('确定')).toBeDisabled();
  expect(await violationsInThemes(page, { within: 'dialog[open]' })).toEqual([]);
  await accountPage.fill({ 旧密码: OLD, 新密码: NEW, 确认密码: NEW });
  await page.keyboard.press('Enter');
  await expect(accountPage.message('修改密码成功')).toBeVisible();
  await onlyNewPasswordWorks(page, shell);
});
