import { expect, test } from '@/e2e/fixtures';
import type { ShareBox } from '@/e2e/pages/share-box';
import { reload, visit } from '@/e2e/visit';

const PUBLISH = '/shares/createshare';

async function writeWithPicture(shareBox: ShareBox, text: string, picture: string) {
  await shareBox.open();
  await shareBox.field().fill(text);
  await shareBox.chooseImage(picture);
  await expect(shareBox.images()).toHaveCount(1);
}

test('with the keyboard alone: a share with two pictures is published, on top of the list here and for another member @smoke', async ({
  api,
  openAs,
  page,
  shareBox,
  shell,
  signIn,
  violations,
}) => {
  const theirs = await openAs('otheruser');
  await visit(theirs, '/sharecircle');
  await signIn();
  await shareBox.open();
  await shareBox.field().focus();
  await page.keyboard.type('键盘发的一条');
  await page.keyboard.press('Enter');
  await page.keyboard.type('带两张图');
  await shareBox.chooseImage('first.png');
  await expect(shareBox.images()).toHaveCount(1);
  await shareBox.pasteImage('second.png');
  await expect(shareBox.images()).toHaveCount(2);
  await shareBox.moveBack(1).press('Enter');
  await expect(shareBox.images().first()).toHaveAccessibleName(/second\.png$/);
  await expect(shareBox.moveBack(2)).toBeFocused();
  expect(await violations(page, { within: 'form[aria-label="发布友圈"]' })).toEqual([]);
  await shareBox.field().press('Control+Enter');

  await expect(shell.toast('发布友圈成功')).toBeVisible();
  await expect(shareBox.field()).toHaveValue('');
  await expect(shareBox.images()).toHaveCount(0);
  const newest = page.getByRole('article').first();
  await expect(newest).toContainText('带两张图');
  expect(await api.requests(PUBLISH)).toHaveLength(1);

  // The micro-cache may have for two seconds the page of before.
  await expect.poll(async () => (await theirs.request.get('/sharecircle')).text()).toContain('带两张图');
  await reload(theirs);
  const shown = theirs.getByRole('article').filter({ hasText: '带两张图' });
  await expect(shown.getByRole('button', { name: /^查看大图/ })).toHaveCount(2);
});

test('a double click on the button publishes a share with a picture, once', async ({
  api,
  shareBox,
  shell,
  signIn,
}) => {
  await signIn();
  await writeWithPicture(shareBox, '点了两下', 'once.png');
  // The second click meets the line of the upload, where the button was.
  await api.fault({ path: PUBLISH, delayMs: 1_000, times: 1 });
  await shareBox.send().dblclick();
  await expect(shell.toast('发布友圈成功')).toBeVisible();
  expect(await api.requests(PUBLISH)).toHaveLength(1);
});

test.describe('an upload that breaks', () => {
  test.use({ expectedProblems: /createshare|Failed to load resource/ });

  test('keeps text and pictures, also through a reload, and is then published once', async ({
    api,
    page,
    shareBox,
    shell,
    signIn,
  }) => {
    await signIn();
    await writeWithPicture(shareBox, '断在半路', 'kept.png');
    await api.fault({ path: PUBLISH, drop: true, times: 1 });
    await shareBox.send().click();
    await expect(shareBox.failure()).toContainText('可以再次提交');
    await expect(shareBox.images()).toHaveCount(1);

    await reload(page);
    await expect(shareBox.field()).toHaveValue('断在半路');
    await expect(shareBox.box()).toContainText('草稿中有 1 张图片');
    await shareBox.field().focus();
    await expect(shareBox.images()).toHaveAccessibleName(/kept\.png$/);
    await shareBox.send().click();
    await expect(shell.toast('发布友圈成功')).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: '断在半路' })).toHaveCount(1);
  });
});
