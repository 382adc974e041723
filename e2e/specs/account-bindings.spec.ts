import { expect, test } from '@/e2e/fixtures';
import { reload } from '@/e2e/visit';

interface UserRow {
  username: string;
  email: string | null;
  bindWx: boolean;
  githubId: string | null;
  giteeId: string | null;
}

const BOUND = { bindWx: true, githubId: '101', githubName: 'lin-deer', giteeId: '202', giteeName: 'lindeer' };

test('a member unbinds every account, each after a confirmation, and binds an e-mail address by its code @smoke', async ({
  accountPage,
  page,
  signIn,
  api,
  violations,
}) => {
  await api.changeUser({ username: 'demouser', ...BOUND });
  await signIn();
  await accountPage.open();
  await expect(accountPage.row('GitHub')).toContainText('lin-deer');
  await expect(accountPage.row('Gitee')).toContainText('lindeer');
  expect(await violations(page, { within: 'main' })).toEqual([]);
  await accountPage.unbindButton('GitHub').click();
  expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
  await accountPage.button('取消').click();

  for (const label of ['GitHub', 'Gitee', '微信', '邮箱']) {
    await accountPage.unbind(label);
    await expect(accountPage.row(label)).toContainText('未绑定');
    await expect(accountPage.bindButton(label)).toBeVisible();
  }
  await expect(accountPage.message('解绑成功')).toBeVisible();
  const user = (await api.state<UserRow>('users')).find(({ username }) => username === 'demouser');
  expect(user).toMatchObject({ email: null, bindWx: false, githubId: null, giteeId: null });
  await reload(page);
  await expect(accountPage.row('GitHub')).toContainText('未绑定');

  await accountPage.bindButton('邮箱').click();
  await expect(accountPage.button('绑定')).toBeDisabled();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
  await accountPage.fill({ 邮箱: 'fresh@example.com' });
  await accountPage.button('获取验证码').click();
  await expect(accountPage.button(/^\d+/)).toBeDisabled();
  await accountPage.fill({ 验证码: '666666' });
  await page.keyboard.press('Enter');
  await expect(accountPage.message('绑定邮箱成功')).toBeVisible();
  await expect(accountPage.row('邮箱')).toContainText('fresh@example.com');
});

test('a member binds WeChat by a code that is scanned', async ({ accountPage, signIn, api }) => {
  await signIn();
  await accountPage.open();
  await accountPage.bindButton('微信').click();
  await expect(accountPage.dialog('绑定微信').getByRole('img', { name: '微信二维码' })).toBeVisible();
  await expect(async () => expect((await api.confirmQrCode()).delivered).toBe(1)).toPass();
  await expect(accountPage.row('微信')).toContainText('已绑定');
  await expect(accountPage.dialog('绑定微信')).toBeHidden();
});
