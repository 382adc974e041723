import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { snapshotName } from '@/hooks/lists/use-list-snapshot';
import { saveList } from '@/lib/browser/list-snapshots';
import { navigationStarted } from '@/lib/browser/navigation-progress';
import { API_PREFIX } from '@/lib/config/api';
import { articleQueries } from '@/lib/domain/article/queries';
import { articleSummarySchema } from '@/lib/domain/article/schema';
import { server } from '@/mocks/node';
import { stubIntersections } from '@/test/intersections';
import { renderApp, signInAs } from '@/test/render';
import { ArticleFeed } from './article-feed';

const TOTAL = 25;
const PAGE = 10;
const row = (number: number) => ({
  id: `id-${number}`,
  articleTitle: `文章 ${number}`,
  userId: 'u',
  nickname: '作者',
  likeCounts: 0,
});
const wirePage = (pageNo: number, added = 0) => {
  const first = (pageNo - 1) * PAGE - added;
  const end = Math.min(first + PAGE, TOTAL);
  return {
    list: Array.from({ length: Math.max(0, end - first) }, (_, index) => row(first + index + 1)),
    total: TOTAL + added,
    pageNo,
  };
};
const pageOf = (pageNo: number) => {
  const { list, ...page } = wirePage(pageNo);
  return { ...page, list: list.map((card) => z.parse(articleSummarySchema, card)) };
};
const api = vi.fn<(pageNo: number) => object | null | Promise<object | null>>();

const NAME = snapshotName(
  articleQueries.feed({ filter: { category: 'all', sort: 'new' }, firstPage: 1, id: 'v' }).queryKey,
  'v',
);
const twoPages = { pages: [pageOf(1), pageOf(2)], pageParams: [1, 2] };

let comeNear: () => void;

beforeEach(() => {
  comeNear = stubIntersections();
  api.mockReset().mockImplementation((pageNo) => wirePage(pageNo));
  server.use(
    http.get(`*${API_PREFIX}/articles`, async ({ request }) => {
      const data = await api(Number(new URL(request.url).searchParams.get('pageNo')));
      return HttpResponse.json(data ? { code: '0', data } : { code: '-1', data: null, message: '系统繁忙' });
    }),
  );
});

afterEach(() => vi.unstubAllGlobals());

const show = ({ firstPage = 1, renderedAt = Date.now(), kept = pageOf(firstPage) } = {}) =>
  renderApp(
    <ArticleFeed
      filter={{ category: 'all', sort: 'new' }}
      firstPage={firstPage}
      initial={{ ...kept, renderedAt }}
      label="综合 · 最新"
      emptyText="这里还没有文章"
    />,
  );

/** The server renders for visitors: a member's browser refetches the first page. */
const signIn = () => signInAs('demouser');
const titles = () => screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `文章 ${from + index}`);

describe('the feed', () => {
  it('starts with the server’s page and requests nothing', () => {
    show();
    expect(titles()).toEqual(numbers(1, 10));
    expect(api).not.toHaveBeenCalled();
    cleanup();
    show({ renderedAt: Date.now() - 120_000 });
    expect(api).not.toHaveBeenCalled();
    expect(screen.queryByText('没有更多了')).toBeNull();
  });

  it('loads page after page and shows an end mark after the last', async () => {
    show();
    comeNear();
    await waitFor(() => expect(titles()).toHaveLength(20));
    comeNear();
    await waitFor(() => expect(titles()).toEqual(numbers(1, TOTAL)));
    expect(screen.getByText('没有更多了')).toBeTruthy();
    comeNear();
    expect(api.mock.calls).toEqual([[2], [3]]);
  });

  it.each([3, 9, 10])('checks the end of a kept page of %i rows when a visitor has scrolled to it', async (count) => {
    show({ kept: { ...pageOf(1), list: pageOf(1).list.slice(0, count), total: count } });
    comeNear();
    expect(screen.getByText('没有更多了')).toBeTruthy();
    expect(api).not.toHaveBeenCalled();
    fireEvent.scroll(window);
    comeNear();
    await waitFor(() => expect(titles()).toEqual(numbers(1, 10)));
    comeNear();
    await waitFor(() => expect(titles()).toEqual(numbers(1, 20)));
    expect(screen.queryByText('没有更多了')).toBeNull();
    expect(api.mock.calls).toEqual([[1], [2]]);
  });

  it('checks the end of a kept page once when it is still the end', async () => {
    const kept = { ...pageOf(1), total: PAGE };
    api.mockReturnValue({ ...wirePage(1), total: PAGE });
    const { client } = show({ kept });
    fireEvent.scroll(window);
    comeNear();
    await waitFor(() => expect(api).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    comeNear();
    expect(screen.getByText('没有更多了')).toBeTruthy();
    expect(api).toHaveBeenCalledTimes(1);
  });

  it('numbers its articles for assistive technology, on a later page too', () => {
    show({ firstPage: 2 });
    const [first] = screen.getAllByRole('article');
    expect(first?.getAttribute('aria-posinset')).toBe('11');
    expect(first?.getAttribute('aria-setsize')).toBe('25');
  });

  it('shows an article once when new ones have shifted the pages', async () => {
    api.mockImplementation((pageNo) => wirePage(pageNo, 3));
    show();
    comeNear();
    await waitFor(() => expect(titles()).toHaveLength(17));
    expect(titles()).toEqual(numbers(1, 17));
  });

  it('keeps the list on a failure and loads no more until retry is pressed', async () => {
    api.mockReturnValue(null);
    show();
    comeNear();
    const retry = await screen.findByRole('button', { name: '重试' });
    expect(titles()).toEqual(numbers(1, 10));
    comeNear();
    comeNear();
    expect(api).toHaveBeenCalledTimes(1);
    api.mockImplementation((pageNo) => wirePage(pageNo));
    await userEvent.click(retry);
    await waitFor(() => expect(titles()).toEqual(numbers(1, 20)));
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it('restores the loaded pages when the reader goes back to it', () => {
    saveList(NAME, { ...twoPages, anchor: { id: 'id-15', top: 100 } });
    navigationStarted('/back', 'traverse');
    const scrollBy = vi.fn();
    vi.stubGlobal('scrollBy', scrollBy);
    show();
    expect(titles()).toEqual(numbers(1, 20));
    expect(scrollBy).toHaveBeenCalledWith(0, -100);
  });

  it('begins with the first page when it is opened by a link, whatever was stored', () => {
    saveList(NAME, { ...twoPages, anchor: { id: 'id-15', top: 100 } });
    navigationStarted('/link', 'push');
    show();
    expect(titles()).toHaveLength(10);
  });

  it('offers new articles and prepends them only on a click', async () => {
    api.mockImplementation((pageNo) => {
      const page = wirePage(pageNo);
      return { ...page, list: [row(901), row(902), ...page.list.slice(0, 8)] };
    });
    signIn();
    show();
    const offer = await screen.findByRole('button', { name: '有 2 篇新文章' });
    expect(titles()).toEqual(numbers(1, 10));
    await userEvent.click(offer);
    await waitFor(() => expect(titles()).toEqual(['文章 901', '文章 902', ...numbers(1, 10)]));
    expect(screen.queryByRole('button', { name: '有 2 篇新文章' })).toBeNull();
  });

  it('updates counts without moving an article', async () => {
    api.mockImplementation((pageNo) => {
      const { list, ...page } = wirePage(pageNo);
      return { ...page, list: list.map((card) => ({ ...card, likeCounts: 77 })).reverse() };
    });
    signIn();
    show();
    await waitFor(() => expect(screen.getAllByText('77')).toHaveLength(10));
    expect(titles()).toEqual(numbers(1, 10));
  });

  it('stays stopped after a failure when newer counts arrive', async () => {
    let arrive = () => {};
    const newer = new Promise<void>((resolve) => (arrive = resolve));
    api.mockImplementation(async (pageNo) => {
      if (pageNo > 1) return null;
      await newer;
      const { list, ...page } = wirePage(1);
      return { ...page, list: list.map((card) => ({ ...card, likeCounts: 77 })) };
    });
    signIn();
    const { client } = show();
    comeNear();
    await screen.findByRole('button', { name: '重试' });
    await waitFor(() => expect(api.mock.calls).toContainEqual([1]));
    arrive();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
  });
});
