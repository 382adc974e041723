import { act, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { furtherArticleQueries } from '@/lib/domain/article/further-queries';
import { changeWriting, continueAsNew, useWriting, writingStore } from '@/lib/domain/write-center/writing-store';
import { addFault, clearFaults } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { articleWhere, userNamed } from '@/mocks/testing';
import { renderAppHook } from '@/test/render';
import { useArticleSource } from './use-article-source';

const FAILED = { status: 500, body: '<h1>500</h1>' };

const articleOf = (username: string) => articleWhere(({ userId }) => userId === userNamed(username).id);
const open = (id: string) => renderAppHook(() => useArticleSource(id), { as: 'demouser' }).result;

beforeEach(() => writingStore.open(null));

it('a new article keeps what is typed as soon as its fields are there', () => {
  act(() => changeWriting({ title: '上一篇' }));
  renderAppHook(
    () => {
      useArticleSource(null);
      // Before passive effects of the first render, as a key may be.
      useLayoutEffect(() => changeWriting({ title: useWriting.getState().value.title + '第一个字' }), []);
    },
    { as: 'demouser' },
  );
  expect(useWriting.getState().value.title).toBe('第一个字');
});

it('an own article is opened as the API holds it', async () => {
  const { id, articleTitle } = articleOf('demouser');
  const result = open(id);
  expect(result.current.loading).toBe(true);
  await waitFor(() => expect(useWriting.getState().value.title).toBe(articleTitle));
  expect(useWriting.getState()).toMatchObject({ id, base: { title: articleTitle }, replaced: null });
});

it('an article that loads late replaces what was typed meanwhile, which is stashed', async () => {
  const { id, articleTitle } = articleOf('demouser');
  addFault({ path: '/articles/mdinfo', ...FAILED, times: 2 });
  const result = open(id);
  await waitFor(() => expect(result.current.failed).toBe(true));
  expect(useWriting.getState().base).toBeNull();
  act(() => changeWriting({ title: '只打了标题' }));
  act(() => result.current.retry());
  await waitFor(() => expect(useWriting.getState().value.title).toBe(articleTitle));
  expect(useWriting.getState()).toMatchObject({ base: { title: articleTitle }, replaced: { title: '只打了标题' } });
  expect(result.current.failed).toBe(false);
});

it('it opens although the session request fails', async () => {
  const { id, articleTitle } = articleOf('demouser');
  addFault({ path: '/users/sessionuserinfo', ...FAILED });
  open(id);
  await waitFor(() => expect(useWriting.getState().value.title).toBe(articleTitle));
});

it('an article that was deleted is told by the API’s sentence, also when it was open already', async () => {
  const { id } = articleOf('demouser');
  const { result, client } = renderAppHook(() => useArticleSource(id), { as: 'demouser' });
  await waitFor(() => expect(result.current.loading).toBe(false));
  expect(result.current.gone).toBe(false);
  db.articles.delete(id);
  void client.invalidateQueries(furtherArticleQueries.source(id));
  await waitFor(() => expect(result.current).toMatchObject({ gone: true, problem: '文章不存在', failed: false }));
});

it('what was written of it goes on as a new article', () => {
  writingStore.open('1');
  act(() => changeWriting({ title: '留下来' }));
  continueAsNew();
  const state = useWriting.getState();
  expect(state).toMatchObject({ id: null, base: null, value: { title: '留下来' } });
  expect(writingStore.hasUnsaved(state)).toBe(true);
});

it('the article of another author is refused, and nothing is waited for any more', async () => {
  const result = open(articleOf('otheruser').id);
  await waitFor(() => expect(result.current).toMatchObject({ refused: true, loading: false, failed: false }));
});

it('the article of another author is refused, once the session is known', async () => {
  const { id } = articleOf('otheruser');
  addFault({ path: '/users/sessionuserinfo', ...FAILED });
  const result = open(id);
  await waitFor(() => expect(result.current.failed).toBe(true));
  expect(result.current.refused).toBe(false);
  clearFaults();
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.refused).toBe(true));
});
