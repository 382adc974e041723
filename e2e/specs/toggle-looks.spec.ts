import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';

/** Appearance of a toggle and its icon, without hover and after transitions. */
async function look(page: Page, toggle: Locator) {
  await page.mouse.move(0, 0);
  await toggle.evaluate((button) => button.ownerDocument.activeElement instanceof HTMLElement && button.blur());
  return toggle.evaluate(async (button) => {
    await Promise.all(button.getAnimations({ subtree: true }).map(({ finished }) => finished));
    const { color, backgroundColor, borderColor } = getComputedStyle(button);
    const icon = button.querySelector('i, svg');
    const shape = icon && [getComputedStyle(icon).maskPosition, icon.getAttribute('fill')].join(' ');
    return { colours: [color, backgroundColor, borderColor].join(' '), shape };
  });
}

/** Presses a toggle and expects that it looks different afterwards; with a filled icon, where it has an icon. */
async function expectPressedLook(page: Page, toggle: Locator, hasIcon = true) {
  await expect(toggle, 'not pressed').toHaveAttribute('aria-pressed', 'false');
  const before = await look(page, toggle);
  await toggle.click();
  await expect(toggle, 'pressed').toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await look(page, toggle)).colours, 'the pressed colours').not.toBe(before.colours);
  if (hasIcon) expect((await look(page, toggle)).shape, 'the filled icon').not.toBe(before.shape);
}

test.beforeEach(({ signIn }) => signIn());

test('an article that is liked, collected or whose author is followed looks so in the feed and on its page', async ({
  homePage,
  searchPage,
  articlePage,
  page,
  api,
}) => {
  const { id, userId } = await api.plantArticle({ title: '看得出来点过赞', content: '正文', username: 'otheruser' });
  const { nickname } = await api.call<{ nickname: string }>(`/users/userinfo?id=${userId}`);
  await articlePage.open(id);
  await expectPressedLook(page, articlePage.bar().getByRole('button', { name: /赞/ }));
  await expectPressedLook(page, articlePage.bar().getByRole('button', { name: /收藏/ }));
  await expectPressedLook(page, articlePage.followButton(nickname), false);

  await api.plantArticle({ title: '搜到再点赞', content: '正文', username: 'otheruser' });
  await searchPage.open('搜到再点赞');
  await expectPressedLook(page, searchPage.likeButton());

  const { list } = await api.call<{ list: { userId: string; articleTitle: string; id: string }[] }>(
    '/articles?pageNo=1&pageSize=10&sort=new',
  );
  const likes = await api.state<{ from: string; to: string }>('likes');
  const liked = new Set(likes.filter(({ from }) => from === seed.user.demo.id).map(({ to }) => to));
  const row = list.find((other) => other.userId !== seed.user.demo.id && !liked.has(other.id));
  await homePage.open();
  await expectPressedLook(page, homePage.likeButton(row?.articleTitle ?? ''));
});

test('a comment, a share and a comment on it look liked', async ({ articlePage, comments, sharePage, page, api }) => {
  const { id } = await api.plantArticle({ title: '评论可以点赞', content: '正文', username: 'otheruser' });
  await api.plantComments(id, { count: 1, username: 'otheruser' });
  await articlePage.open(id);
  await comments.goTo();
  await expectPressedLook(page, comments.likeOf(comments.all().first()));

  const share = await api.plantShare({ content: '点个赞吧', username: 'otheruser' });
  await api.plantComments(share.id, { count: 1, username: 'otheruser' });
  await sharePage.open(share.id);
  await expectPressedLook(page, sharePage.likeButton());
  await comments.goTo();
  await expectPressedLook(page, comments.likeOf(comments.all().first()));
});

test('a collected tool, a reaction to feedback and a starred question look so', async ({
  toolPage,
  feedbackPage,
  questionPage,
  page,
}) => {
  await toolPage.open();
  const tools = page.getByRole('article').getByRole('button', { name: /^收藏/, pressed: false });
  const name = (await tools.first().getAttribute('aria-label')) ?? '';
  await expectPressedLook(page, page.getByRole('article').getByRole('button', { name, exact: true }));

  await feedbackPage.open();
  const reactions = feedbackPage.entries().first().getByRole('group', { name: '表态' });
  const index = await reactions
    .getByRole('button')
    .evaluateAll((buttons) => buttons.findIndex((button) => button.getAttribute('aria-pressed') === 'false'));
  await expectPressedLook(page, reactions.getByRole('button').nth(index), false);

  await questionPage.open(seed.question.first.id);
  await expectPressedLook(page, questionPage.starButton());
});
