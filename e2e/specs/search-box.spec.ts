import { expect, test } from '@/e2e/fixtures';
import { reload } from '@/e2e/visit';

test.beforeEach(({ homePage }) => homePage.open());

test('a visitor presses / and searches from anywhere @smoke', async ({ searchBox, page }) => {
  await page.keyboard.press('/');
  await expect(searchBox.input()).toBeFocused();
  await expect(searchBox.input()).toHaveValue('');
  await page.keyboard.type('React');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?value=React&type=1');
  await expect(searchBox.input()).toHaveValue('React');
});

test('a slash typed into the box stays a slash', async ({ searchBox, page }) => {
  await searchBox.input().focus();
  await page.keyboard.type('a/b');
  await expect(searchBox.input()).toHaveValue('a/b');
});

for (const text of ['', '   ', '\u3000']) {
  test(`a search for ${JSON.stringify(text)} is ignored`, async ({ searchBox, page }) => {
    await searchBox.input().fill(text);
    await searchBox.input().press('Enter');
    await searchBox.submitButton().click();
    await expect(page).toHaveURL('/');
    expect(await searchBox.stored()).toBeNull();
  });
}

test('a search holds at most 32 characters', async ({ searchBox, page }) => {
  await searchBox.input().pressSequentially('字'.repeat(40));
  await expect(searchBox.input()).toHaveValue('字'.repeat(32));
  await searchBox.input().press('Enter');
  await expect(page).toHaveURL(`/search?value=${encodeURIComponent('字'.repeat(32))}&type=1`);
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

test('a visitor finds the five most recent terms, each once, the newest first', async ({ searchBox, page }) => {
  for (const term of ['一', '二', '三', '四', '二', '五', '六']) {
    await searchBox.search(term);
    await expect(page).toHaveURL(`/search?value=${encodeURIComponent(term)}&type=1`);
  }
  await searchBox.input().focus();
  await expect(searchBox.terms()).toHaveText(['六', '五', '二', '四', '三']);
  expect(JSON.parse((await searchBox.stored()) ?? '')).toEqual(['六', '五', '二', '四', '三']);
});

test('a visitor chooses a recent term with the arrow keys', async ({ searchBox, page }) => {
  await searchBox.search('前端');
  await expect(page).toHaveURL(/search/);
  await searchBox.search('后端');
  await expect(page).toHaveURL(`/search?value=${encodeURIComponent('后端')}&type=1`);
  await searchBox.input().fill('');
  await searchBox.input().press('ArrowDown');
  await searchBox.input().press('ArrowDown');
  await searchBox.input().press('Enter');
  await expect(page).toHaveURL(`/search?value=${encodeURIComponent('前端')}&type=1`);
});

test('a visitor removes one recent term, and then all of them', async ({ searchBox, page }) => {
  for (const term of ['一', '二', '三']) {
    await searchBox.search(term);
    await expect(page).toHaveURL(`/search?value=${encodeURIComponent(term)}&type=1`);
  }
  await searchBox.input().focus();
  await searchBox.removeButton('二').click();
  await expect(searchBox.terms()).toHaveText(['三', '一']);
  await reload(page);
  await searchBox.input().focus();
  await expect(searchBox.terms()).toHaveText(['三', '一']);
  await searchBox.clearButton().click();
  await expect(searchBox.terms()).toHaveCount(0);
  expect(await searchBox.stored()).toBe('[]');
});
