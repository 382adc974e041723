import { expect, test } from '@/e2e/fixtures';

const TEXT = '## 开头\n\n使用Vue开发,很快。\n\n#### 细节\n\n![](/no-such-picture.png)\n\n[去别处](#不存在)\n';

// The picture of the text does not exist.
test.use({ expectedProblems: /status of 404|net::ERR_/ });

test('an author replaces words, mends the typography, goes back to an earlier version, and is led to what is to be mended', async ({
  writeCenterPage,
  openWriteCenter,
  page,
  violations,
}) => {
  await openWriteCenter();
  await writeCenterPage.title().fill('发布之前');
  await writeCenterPage.setText(TEXT);

  await test.step('words are replaced by keyboard, and put back with one undo', async () => {
    await writeCenterPage.text().focus();
    await page.keyboard.press('ControlOrMeta+f');
    await page.keyboard.insertText('开');
    const bar = page.getByRole('search', { name: '查找和替换' });
    await expect(bar.getByRole('status')).toHaveText('1 / 2');
    await bar.getByRole('button', { name: '替换', exact: true }).click();
    await bar.getByRole('textbox', { name: '替换为' }).fill('打开');
    expect(await violations(page, { within: '[role="search"]' })).toEqual([]);
    await bar.getByRole('button', { name: '全部替换' }).click();
    await expect.poll(() => writeCenterPage.getText()).toContain('使用Vue打开发');
    await bar.getByRole('textbox', { name: '查找' }).press('Escape');
    await expect(bar).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => writeCenterPage.getText()).toBe(TEXT);
  });

  await test.step('the typography is mended', async () => {
    await writeCenterPage.tool('排版检查').click();
    const dialog = page.getByRole('dialog', { name: '排版检查' });
    await expect(dialog.getByRole('button', { name: /^改选中的/ })).toBeEnabled();
    expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
    await dialog.getByRole('button', { name: /^改选中的/ }).click();
    await expect.poll(() => writeCenterPage.getText()).toContain('使用 Vue 开发，很快。');
  });

  await test.step('the text before it is a version, compared and restored', async () => {
    await writeCenterPage.foot().getByRole('button', { name: '历史版本' }).click();
    const dialog = page.getByRole('dialog', { name: '历史版本' });
    await dialog
      .getByRole('list', { name: '版本' })
      .getByRole('button', { name: /全部替换之前$/ })
      .click();
    await expect(dialog.getByRole('deletion').filter({ hasText: '使用Vue开发' })).toBeVisible();
    expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
    await dialog.getByRole('button', { name: '恢复这一版' }).click();
    await expect.poll(() => writeCenterPage.getText()).toBe(TEXT);
  });

  await test.step('the check sheet shows the article as others will, and leads to its lines', async () => {
    await writeCenterPage.openForm().click();
    const form = writeCenterPage.form();
    const sheet = form.getByRole('region', { name: '发布前检查' });
    await expect(sheet.getByRole('list', { name: '图片打不开' })).toBeVisible();
    for (const name of ['列表中的样子', '搜索结果中的样子', '分享卡片的样子'])
      await expect(form.getByRole('region', { name })).toContainText('发布之前');
    expect(await violations(page, { within: '[role="dialog"][aria-label="发布文章"]' })).toEqual([]);
    await sheet.getByRole('list', { name: '链接指向不存在的小节' }).getByRole('button').click();
    await expect(form).toBeHidden();
    await expect(writeCenterPage.text()).toBeFocused();
    await page.keyboard.insertText('好了');
    await expect.poll(() => writeCenterPage.getText()).toContain('\n\n好了\n');
    await writeCenterPage.openForm().click();
    await expect(sheet.getByRole('list', { name: '标题跳级' })).toBeVisible();
    await expect(sheet.getByRole('list', { name: '链接指向不存在的小节' })).toHaveCount(0);
  });
});
