import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@/e2e/fixtures';
import { PNG } from '@/e2e/png';

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'notes-'));
  await mkdir(path.join(folder, '图'));
  await writeFile(path.join(folder, '图', 'a.png'), PNG);
  await writeFile(
    path.join(folder, '一.md'),
    '---\ntitle: 第一篇\ntags: [前端]\n---\n# 甲\n\n![图](图/a.png)\n\n# 乙\n\n乙文\n',
  );
  await writeFile(path.join(folder, '二.md'), '# 第二篇\n\n![无](图/没有.png)\n');
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('a folder of texts becomes drafts, which are rearranged by their outline and by blocks', async ({
  writeCenterPage,
  openWriteCenter,
  page,
  violations,
}) => {
  await openWriteCenter();
  const dialog = page.getByRole('dialog', { name: '导入文件夹' });

  await test.step('the folder is chosen, and what is missing is said before anything is sent', async () => {
    await page.getByRole('button', { name: '导入文件夹' }).click();
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: '选择文件夹' }).click();
    await (await chooser).setFiles(folder);
    await expect(dialog.getByText('2 篇文章，1 张本地图片')).toBeVisible();
    await expect(dialog.getByText('找不到图片：图/没有.png')).toBeVisible();
    expect(await violations(page, { within: 'dialog' })).toEqual([]);
    await dialog.getByRole('button', { name: '开始导入' }).click();
    await expect(dialog.getByText('2 篇都在草稿里了')).toBeVisible();
  });

  await test.step('a draft is opened from the list, with its picture uploaded', async () => {
    await dialog.getByRole('link', { name: '查看草稿' }).click();
    await page.getByRole('link', { name: '继续写《第一篇》' }).click();
    await expect(writeCenterPage.title()).toHaveValue('第一篇');
    await expect.poll(writeCenterPage.getText).toMatch(/^# 甲\n\n!\[图\]\(https?:\S+\.png\)\n\n# 乙\n\n乙文\n$/);
  });

  await test.step('a section moves by key, and one undo brings it back', async () => {
    await writeCenterPage.tool('目录').click();
    const outline = writeCenterPage.panel('目录');
    await outline.getByRole('button', { name: '乙', exact: true }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(writeCenterPage.getText).toMatch(/^# 乙\n\n乙文\n\n# 甲\n/);
    await expect(outline.getByRole('button', { name: '乙', exact: true })).toBeFocused();
    await writeCenterPage.text().focus();
    await page.keyboard.press('ControlOrMeta+Z');
    await expect.poll(writeCenterPage.getText).toMatch(/^# 甲\n/);
  });

  await test.step('a slash opens the menu of blocks', async () => {
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('\n/bg');
    await expect(page.getByRole('listbox', { name: '插入' }).getByRole('option')).toHaveText(['表格']);
    await page.keyboard.press('Enter');
    await expect.poll(writeCenterPage.getText).toMatch(/乙文\n\n\| 表头 \| {2}\|\n\| --- \| --- \|/);
  });
});
