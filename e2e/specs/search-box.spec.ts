import { expect, test } from '@/e2e/fixtures';

test.beforeEach(({ homePage }) => homePage.open());

test('a visitor presses / and searches from anywhere @smoke', async ({ searchBox, searchPanel, page }) => {
  await searchPanel.ready();
  await page.keyboard.press('/');
  await expect(searchBox.input()).toBeFocused();
  await expect(searchBox.input()).toHaveValue('');
  await page.keyboard.type('React');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?value=React&type=1');
  await expect(searchBox.input()).toHaveValue('React');
});

test('the Enter of an IME composition does not search', async ({ searchBox, page }) => {
  await searchBox.input().focus();
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: 'qianduan', selectionStart: 8, selectionEnd: 8 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  expect(await searchBox.stored()).toBeNull();
  await client.send('Input.insertText', { text: '前端' });
  await expect(searchBox.input()).toHaveValue('前端');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?value=${encodeURIComponent('前端')}&type=1`);
});
