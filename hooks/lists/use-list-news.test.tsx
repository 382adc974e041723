import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { articleQueries } from '@/lib/domain/article/queries';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { onePage } from '@/lib/query/one-page';
import { renderAppHook } from '@/test/render';
import { useListNews, type ShownList } from './use-list-news';
import { usePagedList } from './use-paged-list';

const query = articleQueries.feed({ filter: { category: 'all', sort: 'new' }, firstPage: 1, id: 'test' });

/** A feed as a page shows it, and its news. */
async function shownFeed() {
  const { result, client } = renderAppHook(() => usePagedList(query));
  await waitFor(() => expect(result.current.rows).not.toEqual([]));
  const { data, readAt } = result.current;
  const shown: ShownList<ArticleSummary> = { data: data!, readAt, forVisitor: true };
  const news = () => renderAppHook(() => useListNews({ ...shown, query, isNewestFirst: true }), { client }).result;
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
  const likes = feed.rows().map(({ likeCounts }) => likeCounts + 1);
  feed.client.setQueryData(onePage(query).queryKey, (head) => {
    const { list, ...page } = head as { list: ArticleSummary[] };
    return { ...page, list: list.map((row) => ({ ...row, likeCounts: row.likeCounts + 1 })) };
  });
  await waitFor(() => expect(feed.rows().map(({ likeCounts }) => likeCounts)).toEqual(likes));
  expect(news.current.unseen).toBe(0);
});
