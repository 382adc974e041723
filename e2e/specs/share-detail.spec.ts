import { expect, test } from '@/e2e/fixtures';
import { Comments } from '@/e2e/pages/comments';
import { SharePage } from '@/e2e/pages/share-page';
import { seed } from '@/e2e/seed';

const PICTURE = '/uploads/seed/fe-render-pipeline.svg';

test('two members talk below a share: a comment, a reply, likes, and the author deletes them @smoke', async ({
  sharePage,
  comments,
  api,
  signIn,
  openAs,
}) => {
  const { id } = await api.plantShare({ content: '今天的发现', username: 'otheruser' });
  await signIn();
  await sharePage.open(id);
  await sharePage.likeButton().click();
  await expect(sharePage.likeButton()).toHaveAttribute('aria-pressed', 'true');
  await expect(sharePage.share()).toContainText(seed.user.demo.nickname);
  await sharePage.commentLink().click();
  await comments.field().fill('说得好');
  await comments.field().press('Control+Enter');
  await expect(comments.saying('说得好')).toBeVisible();
  await expect(sharePage.commentLink()).toHaveText(/1/);

  const theirs = await openAs('otheruser');
  const [theirShare, theirComments] = [new SharePage(theirs), new Comments(theirs)];
  await theirShare.open(id);
  await expect(theirShare.followButton()).toHaveCount(0);
  await theirComments.goTo();
  const said = theirComments.saying('说得好');
  await theirComments.likeOf(said).click();
  await expect(theirComments.likeOf(said)).toHaveAttribute('aria-pressed', 'true');
  await theirComments.replyTo(said).click();
  await theirComments.field(theirComments.replyBox()).fill('谢谢');
  await theirComments.send(theirComments.replyBox()).click();
  await expect(theirComments.saying('谢谢')).toContainText('作者');
  await theirComments.deleteOf(said).click();
  await theirComments.confirmDelete().click();
  await expect(theirComments.all()).toHaveCount(0);

  await theirShare.deleteButton().click();
  await expect(theirs).toHaveURL(/\/sharecircle$/);
  // The deletion that may still be undone is made as the page is left.
  await theirs.goto('/rank');
  await expect
    .poll(async () => (await api.state<{ id: string }>('shares')).some((share) => share.id === id))
    .toBe(false);
});

test('the page is whole without a script', async ({ api, request }) => {
  const { id } = await api.plantShare({ content: '见 https://example.com/a', username: 'otheruser' });
  await api.plantComments(id, { content: '在网页里的评论' });
  const html = await (await request.get(`/sharecircle/${id}`)).text();
  expect(html).toContain('在网页里的评论');
  expect(html).toContain('全部评论');
  expect(html).toMatch(/href="https:\/\/example\.com\/a"[^>]*rel="noopener noreferrer nofollow/);
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/sharecircle/${id}"`));
  expect(html).toContain('DiscussionForumPosting');
});

test('a visitor is asked to log in, enlarges pictures with the keyboard, and nothing is inaccessible', async ({
  sharePage,
  loginDialog,
  page,
  api,
  servers,
  violations,
}) => {
  const pictures = [PICTURE, PICTURE].map((path, index) => `${servers.apiUrl}${path}?${index}`);
  const { id } = await api.plantShare({ content: `长文${'很长'.repeat(80)}`, username: 'otheruser', pictures });
  await api.plantComments(id, {});
  await sharePage.open(id);
  await sharePage.pictures().nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(sharePage.preview()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sharePage.preview()).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await sharePage.likeButton().click();
  await expect(loginDialog.root()).toBeVisible();
});

test('on a phone the button of the comment box stands at its right edge', async ({
  sharePage,
  comments,
  page,
  api,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await api.plantShare({ content: '在手机上看', username: 'otheruser' });
  await sharePage.open(id);
  await comments.goTo();
  await comments.field().fill('写了几个字');
  const [button, field] = [await comments.send().boundingBox(), await comments.field().boundingBox()];
  const right = (box: typeof button) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
  expect(right(button)).toBe(right(field));
});
