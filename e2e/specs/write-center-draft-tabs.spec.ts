import { expect, test } from '@/e2e/fixtures';
import { WriteCenterPage } from '@/e2e/pages/write-center-page';
import { reload } from '@/e2e/visit';

const TEXT = '# 一个下午\n\n写了很久的正文。';

test('two tabs that start from the same draft save their own copies; nothing of either is lost', async ({
  writeCenterPage,
  openWriteCenter,
  page,
  context,
  violations,
}) => {
  await openWriteCenter();
  await writeCenterPage.title().fill('下午');
  await writeCenterPage.setText(TEXT);
  await expect(writeCenterPage.saved()).toBeVisible();

  const second = await context.newPage();
  const other = new WriteCenterPage(second);
  await other.open();
  await expect.poll(() => other.getText()).toBe(TEXT);
  await expect(second.getByText(/它也在另一个标签页里打开着/)).toBeVisible();
  await other.setText('第二个标签页写的');
  await expect(other.saved()).toBeVisible();
  await writeCenterPage.setText(`${TEXT}第一个标签页接着写的。`);
  await expect(writeCenterPage.saved()).toBeVisible();
  expect(await other.getText()).toBe('第二个标签页写的');

  // After a reload each tab restores its own draft.
  for (const tab of [page, second]) {
    tab.on('dialog', (dialog) => void dialog.accept());
    await reload(tab);
  }
  await expect.poll(() => writeCenterPage.getText()).toBe(`${TEXT}第一个标签页接着写的。`);
  await expect.poll(() => other.getText()).toBe('第二个标签页写的');
  await expect(other.otherDrafts()).toHaveText([/另一个标签页里的草稿：下午 # 一个下午/]);
  expect(await violations(second)).toEqual([]);
  await page.close();
  await second.close();

  const third = await context.newPage();
  const again = new WriteCenterPage(third);
  await again.open();
  await expect.poll(() => again.getText()).toBe(`${TEXT}第一个标签页接着写的。`);
  await again.openOther('第二个标签页写的');
  await expect.poll(() => again.getText()).toBe('第二个标签页写的');
  await again.openOther('一个下午');
  await expect.poll(() => again.getText()).toBe(`${TEXT}第一个标签页接着写的。`);
  await expect(again.otherDrafts()).toHaveText([/第二个标签页写的/]);
  await again.otherDrafts().getByRole('button', { name: '删除' }).click();
  await third.getByRole('dialog', { name: '删除草稿' }).getByRole('button', { name: '删除' }).click();
  await expect(again.otherDrafts()).toHaveCount(0);
  expect(await again.getText()).toBe(`${TEXT}第一个标签页接着写的。`);
});
