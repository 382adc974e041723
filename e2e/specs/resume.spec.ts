import { readFile } from 'node:fs/promises';
import { expect, FAILING, test } from '@/e2e/fixtures';

test('a member lists their resumes and saves one as a PDF @smoke', async ({ resumePage, page, signIn, violations }) => {
  await signIn();
  await resumePage.open();
  await expect(resumePage.resumes()).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  const [download] = await Promise.all([page.waitForEvent('download'), resumePage.exportButton(0).click()]);
  expect(download.suggestedFilename()).toBe('林晓鹿的简历-高级前端工程师.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(resumePage.message('导出简历成功')).toBeVisible();
});

test('a member without a resume may create one', async ({ resumePage, page, signIn, violations }) => {
  await signIn('otheruser');
  await resumePage.open();
  await resumePage.createButton().click();
  await expect(page.getByText('简历编辑器正在开发中')).toBeVisible();
  await expect(page).toHaveURL('/setting/resume');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page)).toEqual([]);
});

test.describe('while the API fails', () => {
  test.use({ expectedProblems: FAILING });

  test('a failed PDF shows the specified message', async ({ resumePage, signIn, api }) => {
    await signIn();
    await api.fault({ path: '/resume/export', status: 500, body: '<h1>500</h1>' });
    await resumePage.open();
    await resumePage.exportButton(1).click();
    await expect(resumePage.message('导出简历失败')).toBeVisible();
  });
});
