import { expect, test } from '@/e2e/fixtures';
import { reload } from '@/e2e/visit';

interface UserRow {
  username: string;
  imRestrict: string;
  signedOn: string | null;
}

test('a member chooses who may write to them, and finds it after a reload', async ({
  settingsPage,
  page,
  signIn,
  api,
  violationsInThemes,
}) => {
  await signIn();
  await settingsPage.open('message');
  await settingsPage.choice('互相关注的人').check();
  await expect(settingsPage.message('设置成功')).toBeVisible();
  const user = (await api.state<UserRow>('users')).find(({ username }) => username === 'demouser');
  expect(user?.imRestrict).toBe('2');
  await reload(page);
  await expect(settingsPage.choice('互相关注的人')).toBeChecked();
  expect(await violationsInThemes(page, { within: 'main' })).toEqual([]);
});

test('a member reads how they signed in, ten to a page', async ({ settingsPage, page, signIn, violationsInThemes }) => {
  await signIn();
  await settingsPage.open('login-record');
  await expect(settingsPage.logins()).toHaveCount(10);
  const first = await settingsPage.logins().first().innerText();
  await settingsPage.pageLink('下一页').click();
  await expect(page).toHaveURL('/setting/login-record?page=2');
  await expect(settingsPage.logins().first()).not.toHaveText(first);
  expect(await violationsInThemes(page, { within: 'main' })).toEqual([]);
});
