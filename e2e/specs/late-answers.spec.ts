import type { FeedRow } from '@/e2e/control';
import { expect, test } from '@/e2e/fixtures';
import { holdAnswers } from '@/e2e/late-answer';

test('a like given before the session is known is kept in both places when a stale response arrives', async ({
  articlePage,
  page,
  api,
  signIn,
}) => {
  await signIn();
  const { id } = await api.plantArticle({ title: '迟到的访问', content: '正文', username: 'otheruser' });
  const visit = await holdAnswers(page, /\/articles\/articleinfo\?/);
  await articlePage.open(id);
  await expect.poll(visit.taken).toBe(1);
  await articlePage.likeButton().click();
  await expect.poll(async () => (await api.requests('/users/agreearticle')).length).toBe(1);
  await expect(articlePage.likeButton()).not.toHaveAttribute('aria-busy');
  visit.release();
  await expect(articlePage.likeButtons()).toHaveCount(2);
  for (const button of await articlePage.likeButtons().all()) {
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toContainText('1');
  }
});

test('a like in the feed is kept when a stale response for the feed arrives', async ({
  homePage,
  page,
  api,
  signIn,
}) => {
  await signIn('otheruser');
  const { userId, token } = await api.session('otheruser');
  const { list } = await api.call<{ list: (FeedRow & { userId: string; likeCounts: number })[] }>(
    '/articles?pageNo=1&pageSize=10&sort=new',
  );
  const likes = await api.state<{ from: string; to: string }>('likes');
  const [row, before] = list.filter(({ id }) => !likes.some(({ from, to }) => from === userId && to === id));
  if (!row || !before) throw new Error('otheruser likes everything');
  await api.callAs(token, `/users/agreearticle?articleId=${before.id}&uid=${before.userId}`);
  const head = await holdAnswers(page, /\/api\/v1\/articles\?/);
  await homePage.open();
  await expect.poll(head.taken).toBeGreaterThan(0);
  const like = homePage.likeButton(row.articleTitle);
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  head.release();
  // The earlier like shows that the response has arrived.
  await expect(homePage.likeButton(before.articleTitle)).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toContainText(String(row.likeCounts + 1));
});
