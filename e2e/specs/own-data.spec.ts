import fs from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from '@/e2e/fixtures';
import { OwnDataPage } from '@/e2e/pages/own-data-page';
import { ShareBox } from '@/e2e/pages/share-box';

test('a member takes out what is theirs, merges it into another browser, and removes a kind of it', async ({
  ownDataPage,
  shareBox,
  openAs,
  page,
  signIn,
  api,
  writes,
  violationsInThemes,
}, testInfo) => {
  await signIn();
  await shareBox.open();
  await shareBox.field().fill('还没发出的友圈');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('还没发出的友圈');
  await ownDataPage.open();
  await expect(ownDataPage.kept().filter({ hasText: '友圈草稿' })).toContainText('1 份');
  await expect(ownDataPage.takenKind('文章')).toBeChecked();
  expect(await violationsInThemes(page, { within: 'main' })).toEqual([]);
  const before = await writes();
  const file = testInfo.outputPath('taken.zip');
  await test.step('the zip has articles with their pictures, and what only this browser has', async () => {
    await (await ownDataPage.pack()).saveAs(file);
    await expect(ownDataPage.packed()).toBeVisible();
    await expect(ownDataPage.leftOut()).toHaveCount(0);
    const names = Object.keys(unzipSync(fs.readFileSync(file)));
    expect(names.filter((name) => /^文章\/[^/]+\.md$/.test(name)).length).toBeGreaterThan(1);
    expect(names.filter((name) => name.startsWith('文章/图片/')).length).toBeGreaterThan(0);
    expect(names).toEqual(expect.arrayContaining(['收藏的站点.html', '浏览历史.json', '说明.txt', 'manifest.json']));
    const texts = Object.values(unzipSync(fs.readFileSync(file))).map((bytes) => strFromU8(bytes));
    const { token } = await api.session('demouser');
    expect(texts.join('')).not.toContain(token);
    expect(await writes()).toEqual(before);
  });
  await test.step('another browser of the same member has the draft after it was merged', async () => {
    const second = await openAs('demouser');
    const there = new OwnDataPage(second);
    await there.open();
    await expect(there.takenKind('文章')).toBeChecked();
    await there.chooseFile(file);
    await expect(there.restoredKind(/^友圈草稿/)).toBeChecked();
    await there.restoreButton().click();
    await expect(there.restored()).toContainText('友圈草稿');
    expect(await violationsInThemes(second, { within: 'main' })).toEqual([]);
    const box = new ShareBox(second);
    await box.open();
    await expect(box.field()).toHaveValue('还没发出的友圈');
  });
  await ownDataPage.clearButton('友圈草稿').click();
  await ownDataPage.answer('清除').click();
  await expect(ownDataPage.kept().filter({ hasText: '友圈草稿' })).toHaveCount(0);
  await shareBox.open();
  await expect(shareBox.field()).toHaveValue('');
});
