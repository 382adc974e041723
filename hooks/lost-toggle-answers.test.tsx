import { useInfiniteQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useCollectArticle, useLikeArticle } from '@/components/article/use-article-toggles';
import { useOwnArticle } from '@/components/article/own/use-own-article';
import { useLikeComment } from '@/components/comment/use-like-comment';
import { useReaction } from '@/components/feedback/use-reaction';
import { useLikeShare } from '@/components/share/use-like-share';
import { useCollectTool } from '@/components/tool/use-collect-tool';
import { useCheckIn } from '@/components/user/use-check-in';
import { useFollowUser } from '@/components/user/use-follow-user';
import { articleQueries } from '@/lib/domain/article/queries';
import { REACTIONS } from '@/lib/domain/feedback/reactions';
import { feedbackQueries } from '@/lib/domain/feedback/queries';
import { rowsOf } from '@/lib/query/pages';
import { addFault } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { articleWhere, givenComments, givenShares, userNamed } from '@/mocks/testing';
import { callsOf, renderAppHook, toastTexts } from '@/test/render';

const LOOKING = '没有收到回应，可能已经成功，正在确认…';
const NOT_SO = '没有收到回应，确认没有成功，可以再试一次';
const me = () => userNamed('demouser').id;
const unmarked = () =>
  articleWhere(
    ({ id, userId, status }) =>
      status === '2' && userId !== me() && !db.likes.has(me(), id) && !db.collects.has(me(), id),
  );

interface Toggle {
  onToggle: () => void;
}
const ofShare = (id: string) => ({ kind: 'share', id, ownerId: userNamed('otheruser').id }) as const;

/** Every toggle, switched off. */
const toggles: Record<string, { path: string; prepare: () => () => Toggle }> = {
  'a like of an article': {
    path: '/users/agreearticle',
    prepare: () => {
      const article = unmarked();
      return () => useLikeArticle({ ...article, isLiker: false });
    },
  },
  'a collected article': {
    path: '/users/collectarticle',
    prepare: () => {
      const article = unmarked();
      return () => useCollectArticle({ ...article, isCollected: false });
    },
  },
  'a pinned article': {
    path: '/articles/operateTop',
    prepare: () => {
      const article = articleWhere(
        ({ userId, topTimeStap, status }) => userId === me() && !topTimeStap && status === '2',
      );
      return () => {
        useInfiniteQuery(articleQueries.ofUser(me()));
        const row = { ...article, pinned: false };
        return useOwnArticle(row, { onDeleted: () => {} }).pin;
      };
    },
  },
  'a followed member': {
    path: '/users/focususer',
    prepare: () => {
      const author = articleWhere(({ userId }) => userId !== me() && !db.follows.has(me(), userId)).userId;
      return () => useFollowUser(author, { initial: false });
    },
  },
  'a like of a share': {
    path: '/shares/agree',
    prepare: () => {
      const share = givenShares({ username: 'otheruser' });
      return () => useLikeShare({ ...share, isLiker: false });
    },
  },
  'a like of a comment': {
    path: '/users/agreecomment',
    prepare: () => {
      const share = givenShares({ username: 'otheruser' });
      const id = givenComments(share.id, { username: 'otheruser', content: '一句话' });
      const comment = { id, isLiker: false } as Parameters<typeof useLikeComment>[1];
      return () => useLikeComment(ofShare(share.id), comment);
    },
  },
  'a reaction to a feedback': {
    path: '/feedbacks/attitude/increase',
    prepare: () => () => {
      const { data } = useInfiniteQuery(feedbackQueries.list());
      const feedback = data && rowsOf(data).find(({ userId, isLiker }) => userId !== me() && !isLiker);
      const { onToggle } = useReaction(feedback ?? ({ id: '' } as never), REACTIONS[0]);
      return { onToggle: feedback ? onToggle : () => {} };
    },
  },
  'a collected tool': {
    path: '/users/collecttool',
    prepare: () => {
      const id = [...db.tools.keys()].find((tool) => !db.toolCollects.has(me(), tool)) ?? '';
      return () => useCollectTool({ id, collected: false });
    },
  },
  'the daily check-in': { path: '/users/sign-in', prepare: () => () => useCheckIn(false) },
};

/** Switches it on, waits for the request, and gives the toasts. */
async function turnOn(name: string, fault: Record<string, unknown>, outcome: string[]) {
  const { path, prepare } = toggles[name]!;
  const useTested = prepare();
  const { result, client } = renderAppHook(useTested, { as: 'demouser' });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  addFault({ path, times: 1, ...fault });
  act(() => result.current.onToggle());
  await waitFor(() => expect(toastTexts()).toEqual(outcome));
  await waitFor(() => expect(client.isMutating()).toBe(0));
  expect(toastTexts()).toEqual(outcome);
  return path;
}

const faults = {
  'a crash page': { status: 500, body: '<h1>500</h1>' },
  'half an envelope': { body: '{"code":"0","da', contentType: 'application/json' },
};

describe.each(Object.keys(toggles))('%s', (name) => {
  it.each(Object.entries(faults))('is on once the API says so, after %s', async (_fault, fault) => {
    const done = name === 'a pinned article' ? ['置顶文章成功'] : [];
    const path = await turnOn(name, { ...fault, after: true }, [LOOKING, ...done]);
    expect(callsOf(path)).toHaveLength(1);
  });

  it('is off when the API says that it is, and can be pressed again', async () => {
    await turnOn(name, faults['a crash page'], [LOOKING, NOT_SO]);
  });
});
