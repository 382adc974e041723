import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { articleQueries } from '@/lib/domain/article/queries';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import type { Page } from '@/lib/http/envelope';
import { onePage } from '@/lib/query/one-page';
import { givenArticle } from '@/mocks/testing';
import { createTestClient, renderAppHook } from '@/test/render';
import { useList } from './use-list';
import { useListNews } from './use-list-news';

const query = articleQueries.feed({ filter: { category: 'all', sort: 'new' }, firstPage: 1, id: 'test' });
const source = { query, visit: 'test', elementId: (id: string) => `row-${id}` };

/** A feed as shown, and its news. */
async function shownFeed() {
  const { result, client } = renderAppHook(() => useList(source));
  await waitFor(() => expect(result.current.rows).not.toEqual([]));
  const shown = { ...result.current.news!, isKept: true, isNewestFirst: true };
  const news = () => renderAppHook(() => useListNews(shown), { client }).result;
  return { client, news, rows: () => result.current.rows };
}

it('a list that is still as it was read is not written again, which would render it', async () => {
  const feed = await shownFeed();
  const writes = () => feed.client.getQueryState(query.queryKey)?.dataUpdateCount;
  const before = writes();
  expect(feed.news().current.unseen).toBe(0);
  expect(writes()).toBe(before);
});

it('newer data of the shown rows is merged in place', async () => {
  const feed = await shownFeed();
  const news = feed.news();
  const texts = feed.rows().map(({ description }) => `新的：${description}`);
  feed.client.setQueryData<Page<ArticleSummary>>(
    onePage(query).queryKey,
    (head) => head && { ...head, list: head.list.map((row) => ({ ...row, description: `新的：${row.description}` })) },
  );
  await waitFor(() => expect(feed.rows().map(({ description }) => description)).toEqual(texts));
  expect(news.current.unseen).toBe(0);
});

it('a row that is gone is taken out', async () => {
  const feed = await shownFeed();
  const news = feed.news();
  const [, second, ...rest] = feed.rows();
  feed.client.setQueryData<Page<ArticleSummary>>(
    onePage(query).queryKey,
    (head) => head && { ...head, list: head.list.filter(({ id }) => id !== second?.id) },
  );
  await waitFor(() => expect(feed.rows()).toHaveLength(rest.length + 1));
  expect(feed.rows().map(({ id }) => id)).not.toContain(second?.id);
  expect(news.current.unseen).toBe(0);
});

it('rows that the reader asked for are shown, and offered at no time', async () => {
  const client = createTestClient();
  const offered: number[] = [];
  const { result } = renderAppHook(
    () => {
      const { rows, readAt, data = { pages: [], pageParams: [] } } = useList(source);
      const shown = { queryKey: query.queryKey, firstPage: onePage(query), data, readAt, isKept: true };
      const news = useListNews({ ...shown, isNewestFirst: true });
      offered.push(news.unseen);
      return { rows, news };
    },
    { client },
  );
  await waitFor(() => expect(result.current.rows).not.toEqual([]));
  const { id } = givenArticle();
  offered.length = 0;
  await act(() => result.current.news.refresh());
  await waitFor(() => expect(result.current.rows[0]?.id).toBe(id));
  expect(new Set(offered)).toEqual(new Set([0]));
});
