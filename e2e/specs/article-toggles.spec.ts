import type { Control, FeedRow } from '@/e2e/control';
import { expect, FAILING, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';
import { reload } from '@/e2e/visit';

interface LikedRow extends FeedRow {
  userId: string;
  likeCounts: number;
}

/** An article of the feed's first page that demouser neither wrote nor likes. */
async function unlikedRow(api: Control): Promise<LikedRow> {
  const { list } = await api.call<{ list: LikedRow[] }>('/articles?pageNo=1&pageSize=10&sort=new');
  const likes = await api.state<{ from: string; to: string }>('likes');
  const liked = new Set(likes.filter(({ from }) => from === seed.user.demo.id).map(({ to }) => to));
  const row = list.find(({ id, userId }) => userId !== seed.user.demo.id && !liked.has(id));
  if (!row) throw new Error('demouser likes everything');
  return row;
}

test('a member likes an article in the feed, and finds it liked after a reload @smoke', async ({
  homePage,
  page,
  api,
  signIn,
  writes,
}) => {
  await signIn();
  const { id, articleTitle, userId, likeCounts } = await unlikedRow(api);
  await api.fault({ path: '/users/agreearticle', delayMs: 300, times: 1 });
  await homePage.open();
  const like = homePage.likeButton(articleTitle);
  await expect(like).toHaveAccessibleName(`点赞 ${likeCounts}`);
  await like.dblclick();
  await expect(like).toHaveAttribute('aria-busy', 'true');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveAccessibleName(`点赞 ${likeCounts + 1}`);
  expect(await writes()).toMatchObject([{ path: '/users/agreearticle', query: { articleId: id, uid: userId } }]);
  await reload(page);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('a member likes, collects and follows on the article page; every place shows it @smoke', async ({
  articlePage,
  userPage,
  page,
  api,
  signIn,
  writes,
}) => {
  await signIn();
  const { id, userId } = await api.plantArticle({ title: '到处都一样', content: '正文', username: 'otheruser' });
  const { nickname } = await api.call<{ nickname: string }>(`/users/userinfo?id=${userId}`);
  await articlePage.open(id);
  await expect(articlePage.likeButtons()).toHaveCount(2);
  await articlePage.likeButton().click();
  for (const button of await articlePage.likeButtons().all()) {
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toContainText('1');
  }
  await articlePage.collectButton().click();
  await expect(articlePage.collectButton()).toHaveAttribute('aria-pressed', 'true');
  const follow = articlePage.followButton(nickname);
  await expect(follow).toBeVisible();
  const before = await follow.getAttribute('aria-pressed');
  await follow.click();
  await expect(follow).not.toHaveAttribute('aria-pressed', String(before));
  // The visit is recorded when its response has arrived, which may be after the first press.
  expect((await writes()).map(({ path }) => path).sort()).toEqual([
    '/history/generate',
    '/users/agreearticle',
    '/users/collectarticle',
    before === 'true' ? '/users/unfocususer' : '/users/focususer',
  ]);
  await reload(page);
  await expect(articlePage.likeButton()).toHaveAttribute('aria-pressed', 'true');
  await expect(articlePage.collectButton()).toHaveAttribute('aria-pressed', 'true');
  await userPage.open(userId);
  await expect(userPage.followButton(nickname)).not.toHaveAttribute('aria-pressed', String(before));
});

test('liking an article that was deleted meanwhile shows so', async ({
  homePage,
  articlePage,
  page,
  shell,
  api,
  signIn,
}) => {
  await signIn();
  const { id, articleTitle } = await unlikedRow(api);
  await homePage.open();
  // A list that is read again after the deletion has no such row any more.
  await page.waitForLoadState('networkidle');
  await api.setStatus(id, '3');
  await homePage.likeButton(articleTitle).click();
  await expect(shell.toast('文章不存在')).toHaveCount(1);
  await expect(homePage.card(articleTitle)).toContainText('已删除');

  const other = await api.plantArticle({ title: '读着读着没了', content: '正文', username: 'otheruser' });
  await articlePage.open(other.id);
  await api.setStatus(other.id, '3');
  await articlePage.collectButton().click();
  await expect(articlePage.goneNotice()).toBeVisible();
  await expect(articlePage.collectButton()).toHaveAttribute('aria-pressed', 'false');
});

test.describe('while the API fails', () => {
  test.use({ expectedProblems: FAILING });

  test('each toggle whose answer is lost asks whether it is on, says that it is not and keeps its state', async ({
    articlePage,
    shell,
    api,
    signIn,
    page,
  }) => {
    await signIn();
    const { id, userId } = await api.plantArticle({ title: '点不动', content: '正文', username: 'otheruser' });
    const { nickname } = await api.call<{ nickname: string }>(`/users/userinfo?id=${userId}`);
    await articlePage.open(id);
    await expect(articlePage.followButton(nickname)).toBeVisible();
    for (const call of ['agreearticle', 'collectarticle', 'focususer'])
      await api.fault({ path: `/users/${call}`, status: 500 });
    const toggles = [articlePage.likeButton(), articlePage.collectButton(), articlePage.followButton(nickname)];
    for (const toggle of toggles) {
      const before = await toggle.getAttribute('aria-pressed');
      await toggle.click();
      await expect(shell.toast('没有收到回应，确认没有成功，可以再试一次')).toHaveCount(1);
      await expect(toggle).toHaveAttribute('aria-pressed', String(before));
      await expect(toggle).not.toHaveAttribute('aria-busy');
      await shell.toast('没有收到回应，确认没有成功，可以再试一次').click();
    }
    await api.heal();
    await articlePage.likeButton().click();
    await expect(articlePage.likeButton()).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(new RegExp(id));
  });
});
