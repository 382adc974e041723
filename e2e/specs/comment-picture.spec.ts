import { expect, test } from '@/e2e/fixtures';
import { noisePng, PNG } from '@/e2e/png';
import { reload } from '@/e2e/visit';

test('a photo that is too large, and named as another format, is scaled down where its author wants it', async ({
  comments,
  shell,
  signIn,
  openComments,
  writes,
}) => {
  await signIn();
  await openComments({ title: '大照片', content: '正文' });
  await comments.chooseImage({ name: '照片.jpg', mimeType: 'image/jpeg', buffer: noisePng(2600, 1000) });
  await expect(comments.failure()).toContainText('上传图片大小不能超过 5MB!');
  expect((await writes()).map(({ path }) => path)).not.toContain('/upload/uploadFile');
  await comments.failure().getByRole('button', { name: '缩小后上传' }).click();
  await expect(shell.toast('图片较大，已缩小到 2048 像素以内')).toBeVisible();
  await expect(comments.image()).toHaveJSProperty('naturalWidth', 2048);
});

test('a comment has one picture, which can be enlarged; a forged one is refused beside the box', async ({
  articlePage,
  comments,
  page,
  signIn,
  openComments,
}) => {
  await signIn();
  await openComments({ title: '带图评论', content: '正文' });
  await comments.field().fill('看图');
  await comments.chooseImage({
    name: 'forged.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<html>no picture</html>'),
  });
  await expect(comments.failure()).toContainText('上传图片格式不正确');
  await comments.chooseImage({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
  await expect(comments.failure()).toHaveText('上传图片格式不正确');
  await expect(comments.field()).toHaveValue('看图');
  await comments.chooseImage({ name: 'dot.png', mimeType: 'image/png', buffer: PNG });
  await expect(comments.image()).toBeVisible();
  await comments.removeImage().click();
  await expect(comments.image()).toHaveCount(0);
  await comments.chooseImage({ name: 'dot.png', mimeType: 'image/png', buffer: PNG });
  await expect(comments.image()).toBeVisible();
  await reload(page);
  await comments.goTo();
  await expect(comments.image()).toBeVisible();
  await comments.send().click();
  await comments.picture(comments.all().first()).click();
  await expect(articlePage.preview()).toBeVisible();
});
