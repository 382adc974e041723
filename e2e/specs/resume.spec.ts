import { readFile } from 'node:fs/promises';
import { expect, test } from '@/e2e/fixtures';

test('a member lists their resumes and saves one as a PDF @smoke', async ({
  resumePage,
  page,
  signIn,
  violationsInThemes,
}) => {
  await signIn();
  await resumePage.open();
  await expect(resumePage.resumes()).toHaveCount(2);
  expect(await violationsInThemes(page, { within: 'main' })).toEqual([]);
  const [download] = await Promise.all([page.waitForEvent('download'), resumePage.exportButton(0).click()]);
  expect(download.suggestedFilename()).toBe('林晓鹿的简历-高级前端工程师.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(resumePage.message('导出简历成功')).toBeVisible();
});
