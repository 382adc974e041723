import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { WritePage } from '@/e2e/pages/write-page';

/** All that the browser keeps, as text. */
const keptIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('gimishare-drafts');
        opening.onsuccess = () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
  );
const TEXT = '# 一个下午\n\n写了很久的正文。';
const WARNING = '这篇草稿正在另一个标签页里编辑，这里的修改不会自动保存';
/** Another tab of the same draft, which the first one keeps. */
const openSecond = async (context: BrowserContext) => {
  const second = await context.newPage();
  const other = new WritePage(second);
  await other.open();
  await expect(second.getByText(WARNING)).toBeVisible();
  return { second, other };
};

test('a second tab that takes the draft over goes on with it, and loses neither text', async ({
  writePage,
  signIn,
  page,
  context,
  violations,
}) => {
  await signIn();
  await writePage.open();
  await writePage.title().fill('第一个标签页的标题');
  await writePage.setText(TEXT);
  await expect(writePage.saved()).toBeVisible();

  const { second, other } = await openSecond(context);
  await other.setText('x');
  await expect(second.getByText('未自动保存')).toBeVisible();
  await second.keyboard.press('Control+s');
  await expect(other.says('没有保存：这篇草稿正在另一个标签页里编辑。点“在此页继续编辑”后才会保存')).toBeVisible();
  // Not saved yet when the other tab asks for it.
  await writePage.setText(`${TEXT}最后一句。`);
  await second.getByRole('button', { name: '在此页继续编辑', exact: true }).click();
  await expect.poll(() => other.getText()).toBe(`${TEXT}最后一句。`);
  await expect(other.title()).toHaveValue('第一个标签页的标题');
  await expect(second.getByText(/此页刚才输入的内容没有丢，已另存/)).toBeVisible();
  await expect(page.getByText(WARNING)).toBeVisible();
  expect(await writePage.getText()).toBe(`${TEXT}最后一句。`);
  expect(await violations(second)).toEqual([]);
  await page.close();
  await second.close();

  const third = await context.newPage();
  const again = new WritePage(third);
  await again.open();
  await expect.poll(() => again.getText()).toBe(`${TEXT}最后一句。`);
  await third.getByRole('button', { name: '换成另存的内容' }).click();
  await expect.poll(() => again.getText()).toBe('x');
  await third.getByRole('button', { name: '换成另存的内容' }).click();
  await expect.poll(() => again.getText()).toBe(`${TEXT}最后一句。`);
});

test('a tab that waits goes on with the draft once the other one is closed', async ({
  writePage,
  signIn,
  page,
  context,
}) => {
  await signIn();
  await writePage.open();
  await writePage.setText(TEXT);
  await expect(writePage.saved()).toBeVisible();
  const { second, other } = await openSecond(context);
  await page.close();
  await expect.poll(() => other.getText()).toBe(TEXT);
  await expect(second.getByText(WARNING)).toHaveCount(0);
  await other.type('接着写，');
  const text = await other.getText();
  await expect.poll(() => keptIn(second)).toContain('接着写，');
  await second.close();
  const third = await context.newPage();
  await new WritePage(third).open();
  await expect.poll(() => new WritePage(third).getText()).toBe(text);
});
