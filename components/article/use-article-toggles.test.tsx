import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFollowUser } from '@/components/user/use-follow-user';
import { articleQueries } from '@/lib/domain/article/queries';
import { onePage } from '@/lib/query/one-page';
import { addFault, clearFaults, holdCalls } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { articleWhere, userNamed } from '@/mocks/testing';
import { callsOf, renderAppHook, signInAs, toastTexts } from '@/test/render';
import { useCollectArticle, useLikeArticle } from './use-article-toggles';

afterEach(() => void vi.useRealTimers());

const member = () => userNamed('demouser');
const notLikedYet = () =>
  articleWhere(
    ({ id, userId, status }) =>
      status === '2' &&
      userId !== member().id &&
      !db.likes.has(member().id, id) &&
      !db.collects.has(member().id, id) &&
      !db.follows.has(member().id, userId),
  );
const signIn = () => signInAs('demouser');

/** An article in a feed and on its own page. */
function renderPage() {
  const article = notLikedYet();
  const { id, userId } = article;
  const feed = onePage(articleQueries.feed({ filter: { category: 'all', sort: 'new' }, firstPage: 1, id: 'x' }));
  const { client, result, unmount } = renderAppHook(() => {
    const { data } = useQuery(feed);
    const { data: visited } = useQuery(articleQueries.visit(id));
    const card = data?.list.find((row) => row.id === id);
    return {
      card,
      visited,
      like: useLikeArticle({ id, userId, isLiker: card?.isLiker ?? false }),
      again: useLikeArticle({ id, userId, isLiker: card?.isLiker ?? false }),
      collect: useCollectArticle({ id, userId, isCollected: visited?.isCollected ?? false }),
      follow: useFollowUser(userId),
    };
  });
  return { article, client, result, unmount };
}

async function loadedPage() {
  // Its first page has the newest article.
  const page = renderPage();
  page.article.createTime = Date.now();
  await waitFor(() => expect(page.result.current.visited).toBeDefined());
  await waitFor(() => expect(page.result.current.card).toBeDefined());
  return page;
}

describe('a toggle', () => {
  it('flips every cached copy once the API has answered; until then and for half a second many clicks are one call', async () => {
    signIn();
    const { article, result, client } = await loadedPage();
    const before = result.current.card?.likeCounts ?? 0;
    const answer = holdCalls('/users/agreearticle');
    act(() => {
      result.current.like.onToggle();
      result.current.like.onToggle();
      result.current.again.onToggle();
    });
    await waitFor(() =>
      expect(result.current).toMatchObject({
        like: { pending: true },
        again: { pending: true },
        card: { isLiker: false },
      }),
    );
    answer();
    const liked = { isLiker: true, likeCounts: before + 1 };
    await waitFor(() =>
      expect(result.current).toMatchObject({ card: liked, visited: liked, again: { pending: false } }),
    );
    expect(callsOf('/users/agreearticle')).toMatchObject([{ query: { articleId: article.id, uid: article.userId } }]);
    act(() => result.current.like.onToggle());
    await waitFor(() => expect(client.isMutating()).toBe(0));
    expect(result.current.card).toMatchObject(liked);
    vi.setSystemTime(Date.now() + 500);
    act(() => result.current.like.onToggle());
    await waitFor(() => expect(result.current.card).toMatchObject({ isLiker: false, likeCounts: before }));
  });

  it('ignores a click between the answer and its rendering: it would mean what the button still shows', async () => {
    signIn();
    const { result, client } = await loadedPage();
    const answer = holdCalls('/users/agreearticle');
    let late = 0;
    const stop = client.getMutationCache().subscribe(({ mutation }) => {
      if (mutation?.state.status !== 'success' || late > 0) return;
      late += 1;
      result.current.like.onToggle();
    });
    act(() => result.current.like.onToggle());
    await waitFor(() => expect(result.current.like.pending).toBe(true));
    answer();
    await waitFor(() => expect(result.current).toMatchObject({ card: { isLiker: true }, like: { pending: false } }));
    await waitFor(() => expect(client.isMutating()).toBe(0));
    stop();
    expect(late).toBe(1);
    expect(callsOf('/users/agreearticle')).toHaveLength(1);
  });

  it('is patched in every copy even when its button was unmounted before the answer', async () => {
    signIn();
    const { article, result, client, unmount } = await loadedPage();
    const answer = holdCalls('/users/agreearticle');
    act(() => result.current.like.onToggle());
    unmount();
    answer();
    await waitFor(() => expect(client.getQueryData(articleQueries.visit(article.id).queryKey)?.isLiker).toBe(true));
  });

  it('takes over the state that the API already has, with its count and without a toast', async () => {
    signIn();
    const { article, result } = await loadedPage();
    const before = result.current.card?.likeCounts ?? 0;
    db.likes.set(member().id, article.id, Date.now());
    act(() => result.current.like.onToggle());
    await waitFor(() => expect(result.current.card).toMatchObject({ isLiker: true, likeCounts: before + 1 }));
    expect(toastTexts()).toEqual([]);
  });

  it('is unchanged when the call fails, and says so once the API was asked', async () => {
    signIn();
    const { result } = await loadedPage();
    addFault({ path: '/users/collectarticle', status: 500 });
    act(() => result.current.collect.onToggle());
    await waitFor(() =>
      expect(toastTexts()).toEqual([
        '没有收到回应，可能已经成功，正在确认…',
        '没有收到回应，确认没有成功，可以再试一次',
      ]),
    );
    expect(result.current).toMatchObject({ visited: { isCollected: false }, collect: { pending: false } });
    clearFaults();
    act(() => result.current.collect.onToggle());
    await waitFor(() => expect(result.current.visited?.isCollected).toBe(true));
  });

  it('marks an article as deleted when the API says that it is gone', async () => {
    signIn();
    const { article, result } = await loadedPage();
    db.articles.delete(article.id);
    act(() => result.current.like.onToggle());
    await waitFor(() => expect(result.current.card?.status).toBe('deleted'));
    expect(result.current.visited?.status).toBe('deleted');
    expect(toastTexts()).toEqual(['文章不存在']);
  });

  it('of a follow also patches the cards of the feed', async () => {
    signIn();
    const { result } = await loadedPage();
    await waitFor(() => expect(result.current.follow.settled).toBe(true));
    const fans = result.current.card?.fansCount ?? 0;
    act(() => result.current.follow.onToggle());
    await waitFor(() => expect(result.current.follow.active).toBe(true));
    expect(result.current.card).toMatchObject({ isAuthorFollowed: true, fansCount: fans + 1 });
  });
});
