import { expect, test } from '@/e2e/fixtures';
import { tabTo } from '@/e2e/tab-to';
import { reload } from '@/e2e/visit';

test('with the keyboard alone: like an article, comment, like, reply, delete @smoke', async ({
  articlePage,
  comments,
  shell,
  page,
  api,
  signIn,
  violationsInThemes,
}) => {
  await signIn();
  const { id } = await api.plantArticle({ title: '键盘走一遍', content: '正文', username: 'otheruser' });
  await articlePage.open(id);
  await expect(articlePage.likeButton()).toHaveAttribute('aria-pressed', 'false');
  await articlePage.likeButton().focus();
  await page.keyboard.press('Enter');
  await expect(articlePage.likeButton()).toHaveAttribute('aria-pressed', 'true');

  await comments.goTo();
  await expect(comments.field()).toBeVisible();
  await tabTo(page, comments.field());
  await expect(comments.send()).toBeDisabled();
  await page.keyboard.type('第一行');
  await page.keyboard.press('Enter');
  await page.keyboard.type('第二行');
  await expect(comments.field()).toHaveValue('第一行\n第二行');
  await page.keyboard.press('Control+Enter');
  await expect(shell.toast('评论成功')).toBeVisible();
  await expect(comments.field()).toHaveValue('');
  await expect(comments.heading()).toHaveText('评论1');
  await expect(articlePage.row().getByRole('link', { name: /评论/ })).toHaveText(/^1/);

  const own = comments.all().first();
  await tabTo(page, comments.likeOf(own));
  await page.keyboard.press('Space');
  await expect(comments.likeOf(own)).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, comments.replyTo(own));
  await page.keyboard.press('Enter');
  await expect(comments.field(comments.replyBox())).toBeFocused();
  await page.keyboard.type('回复自己');
  await page.keyboard.press('Control+Enter');
  await expect(comments.heading()).toHaveText('评论2');
  await expect(comments.replyTo(own)).toBeFocused();
  await expect(comments.replyBox()).toHaveCount(0);

  expect(await violationsInThemes(page, { within: '#comments' })).toEqual([]);

  await tabTo(page, comments.deleteOf(own));
  await page.keyboard.press('Enter');
  await expect(comments.deleteDialog()).toContainText('1 条回复');
  await tabTo(page, comments.confirmDelete());
  await page.keyboard.press('Enter');
  await expect(shell.toast('删除成功')).toBeVisible();
  await expect(comments.all()).toHaveCount(0);
  await expect(comments.heading()).toBeFocused();
  await expect(articlePage.row().getByRole('link', { name: /评论/ })).toHaveText(/^0/);
});

test('selected words are quoted below what is typed, by mouse and by keyboard, and shown as a quote', async ({
  articlePage,
  comments,
  shell,
  page,
  signIn,
  violations,
  openComments,
}) => {
  await signIn();
  await openComments({ title: '引用', content: '<p>先看这一段</p><p>再看那一段</p>' });
  await comments.field().fill('说得好');

  const paragraphs = articlePage.content().locator('p');
  await paragraphs.first().click({ clickCount: 3 });
  await articlePage.quoteButton().click();
  await expect(comments.field()).toBeFocused();
  await expect(comments.field()).toHaveValue('说得好\n> 先看这一段\n');
  await expect(articlePage.quoteButton()).toHaveCount(0);
  await page.keyboard.type('同意');

  await paragraphs.last().click({ clickCount: 3 });
  await expect(articlePage.quoteButton()).toBeInViewport();
  expect(await violations(page)).toEqual([]);
  await tabTo(page, articlePage.quoteButton());
  await page.keyboard.press('Enter');
  await expect(comments.field()).toHaveValue('说得好\n> 先看这一段\n同意\n> 再看那一段\n');

  await comments.send().click();
  await expect(shell.toast('评论成功')).toBeVisible();
  await expect(comments.all().first().getByRole('blockquote')).toHaveText(['先看这一段', '再看那一段']);
});

test('a visitor who signs in while sending a comment: it is sent once, and other typed text is kept', async ({
  comments,
  shell,
  loginDialog,
  page,
  api,
  writes,
  openComments,
}) => {
  const { id, userId } = await openComments(
    { title: '先写后登录', content: '正文', username: 'otheruser' },
    { content: '已有的评论' },
  );
  await comments.field().fill('登录之前写的');
  await comments.replyTo(comments.saying('已有的评论')).click();
  await comments.field(comments.replyBox()).fill('给它的回复');
  await reload(page);
  await comments.goTo();
  await expect(comments.field()).toHaveValue('登录之前写的');
  await comments.send().click();
  await loginDialog.signIn();
  await expect(shell.toast('评论成功')).toBeVisible();
  await expect(comments.saying('登录之前写的')).toBeVisible();
  await expect(comments.field()).toHaveValue('');
  const submitted = async () => (await writes()).filter(({ path }) => path.endsWith('/submit'));
  expect((await submitted()).map(({ body }) => JSON.parse(String(body)))).toEqual([
    {
      articleId: id,
      uid: userId,
      content: '登录之前写的',
      commentImage: null,
      topId: null,
      replyId: null,
      replyComment: null,
      replyNickname: null,
      replyUserId: null,
    },
  ]);
  await comments.replyTo(comments.saying('已有的评论')).click();
  await expect(comments.field(comments.replyBox())).toHaveValue('给它的回复');
  await api.fault({ path: '/article/comments/submit', delayMs: 300, times: 1 });
  await comments.send(comments.replyBox()).dblclick();
  await expect(comments.replyBox()).toHaveCount(0);
  await expect(comments.saying('给它的回复')).toBeVisible();
  expect(await submitted()).toHaveLength(2);
});

test('emoji are inserted at the caret, and a long comment is folded', async ({
  comments,
  page,
  signIn,
  violations,
  openComments,
}) => {
  await signIn();
  await openComments({ title: '表情与链接', content: '正文' }, { content: '长'.repeat(10_000) });
  await comments.field().fill('前后');
  await comments.field().press('ArrowLeft');
  await comments.emojiButton().click();
  await comments.emojiSearch().fill('火箭');
  await comments.emoji('火箭').click();
  await expect(comments.field()).toHaveValue('前🚀后');
  await comments.emoji('火箭').click();
  await expect(comments.field()).toHaveValue('前🚀🚀后');
  expect(await violations(page, { within: '#comments' })).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(comments.emoji('火箭')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await comments.emojiSearch().fill('');
  await expect(comments.emoji('哈哈')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await comments.box().evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await comments.emojiSearch().focus();
  await page.keyboard.press('Escape');
  await expect(comments.emojiButton()).toBeFocused();
  await expect(comments.emojiSearch()).toBeHidden();
  await comments.emojiButton().click();
  await expect(comments.emojiSearch()).toBeFocused();
  // Wherever there is room for the panel, it leaves the corner of the window free.
  await page.mouse.click(1, 1);
  await expect(comments.emojiSearch()).toBeHidden();
  await comments.emojiButton().click();
  await expect(comments.emojiSearch()).toBeFocused();
  await comments.field().press('Control+Enter');
  await expect(comments.saying('前🚀🚀后')).toBeVisible();
  await expect(comments.emojiSearch()).toBeHidden();

  await expect(comments.heading()).toHaveText('评论2');
  const long = comments.all().last();
  const folded = (await long.boundingBox())?.height ?? 0;
  await long.getByRole('button', { name: '展开全文' }).click();
  expect((await long.boundingBox())?.height ?? 0).toBeGreaterThan(2 * folded);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a reply that opens at the end of the screen is not typed behind the bar at the bottom', async ({
    articlePage,
    comments,
    page,
    signIn,
    openComments,
  }) => {
    await signIn();
    await openComments({ title: '底部的评论', content: '正文', username: 'otheruser' }, { content: '一条评论' });
    const reply = comments.replyTo(comments.saying('一条评论'));
    // Right above the bar.
    await reply.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 56));
    await reply.click();
    const field = comments.field(comments.replyBox());
    await expect(field).toBeFocused();
    await page.keyboard.type('看得见');
    const bottom = await field.evaluate((box) => box.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual((await articlePage.bar().boundingBox())?.y ?? 0);
  });
});
