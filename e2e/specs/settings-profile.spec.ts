import { expect, test } from '@/e2e/fixtures';
import { PNG } from '@/e2e/png';
import { reload } from '@/e2e/visit';

interface UserRow {
  username: string;
  nickname: string;
  avatar: string;
  birthday: string | null;
  hasUpdateBirthday: boolean;
  startWorkTime: string | null;
  gender: string;
  job: string;
  description: string;
}

test('a member changes every field and their picture, and finds them after a reload @smoke', async ({
  settingsPage,
  page,
  signIn,
  api,
  violations,
}) => {
  await signIn();
  await settingsPage.open('profile');
  await expect(settingsPage.field('昵称')).toHaveValue('林间小鹿');
  await settingsPage.chooseAvatar('a.png', 'image/png', PNG);
  await expect(settingsPage.avatar().locator('img')).toHaveAttribute('src', /\/uploads\/files\//);

  await settingsPage.field('昵称').fill('林间小鹿😀');
  await settingsPage.field('男').check();
  await settingsPage.field('职位').fill('架构师');
  await settingsPage.typeDay('开始工作时间', '2018-07-01');
  await settingsPage.field('个人介绍').fill('第一行\n第二行');
  await settingsPage.saveButton().click();
  await expect(settingsPage.message('请选择出生日期')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { within: 'main' })).toEqual([]);
  await settingsPage.typeDay('出生日期', '1995-06-15');
  await settingsPage.saveButton().click();
  await expect(settingsPage.dialog('确认出生日期')).toBeVisible();
  expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
  await settingsPage.answer('确定').click();
  await expect(settingsPage.message('更新资料成功')).toBeVisible();
  await expect(settingsPage.field('出生日期')).toBeDisabled();

  const user = (await api.state<UserRow>('users')).find(({ username }) => username === 'demouser');
  expect(user).toMatchObject({
    nickname: '林间小鹿😀',
    avatar: expect.stringContaining('/uploads/files/'),
    birthday: '1995-06-15',
    hasUpdateBirthday: true,
    startWorkTime: '2018-07-01',
    gender: '1',
    job: '架构师',
    description: '第一行\n第二行',
  });
  await reload(page);
  await expect(settingsPage.field('昵称')).toHaveValue('林间小鹿😀');
  await expect(settingsPage.field('个人介绍')).toHaveValue('第一行\n第二行');
  await settingsPage.backLink().click();
  await expect(page.getByRole('heading', { name: '林间小鹿😀' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 640 } });

  test('no field that the focus reaches lies under the button that saves', async ({ settingsPage, signIn }) => {
    await signIn();
    await settingsPage.open('profile');
    await settingsPage.field('昵称').fill('改了名字');
    for (const label of ['职位', '博客地址']) {
      const field = settingsPage.field(label);
      await field.evaluate((box) => window.scrollBy(0, box.getBoundingClientRect().bottom - innerHeight));
      await field.focus();
      const bottom = await field.evaluate((box) => box.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThanOrEqual((await settingsPage.saveButton().boundingBox())?.y ?? 0);
    }
  });
});
