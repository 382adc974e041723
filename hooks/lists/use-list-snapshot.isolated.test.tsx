import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { articleQueries } from '@/lib/domain/article/queries';
import { dynamicQueries } from '@/lib/domain/dynamic/queries';
import { feedbackQueries } from '@/lib/domain/feedback/queries';
import { notificationQueries } from '@/lib/domain/notification/queries';
import { shareQueries } from '@/lib/domain/share/queries';
import { toolQueries } from '@/lib/domain/tool/queries';
import { furtherUserQueries } from '@/lib/domain/user/further-queries';
import { navigationStarted } from '@/lib/browser/navigation-progress';
import { createTestClient, renderAppHook } from '@/test/render';
import { snapshotName, useListSnapshot } from './use-list-snapshot';

/* Isolated, because a module remembers how the router came to the page, and other files navigate, too. */

const queryKey = ['rows'];
const list = { queryKey, visit: undefined, elementId: (id: string) => `row-${id}`, onRestored: () => {} };
const page = (...ids: string[]) => ({ list: ids.map((id) => ({ id })), total: 3 });
const all = { pages: [page('1', '2'), page('3')], pageParams: [1, 2] };

let scrollTo: ReturnType<typeof vi.spyOn>;
let scrollBy: ReturnType<typeof vi.spyOn>;

/** Rows at these offsets below the top, on a scrolled page. */
function scrolled(scrollY: number, ...tops: number[]) {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(scrollY);
  document.querySelectorAll('li').forEach((row, index) => {
    vi.spyOn(row, 'getBoundingClientRect').mockReturnValue({ top: tops[index] } as DOMRect);
  });
}

beforeEach(() => {
  documentLoadedBy('navigate');
  document.body.insertAdjacentHTML('beforeend', '<li id="row-1"></li><li id="row-2"></li><li id="row-3"></li>');
  scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Stubs how the browser says that it loaded the document. */
function documentLoadedBy(type: NavigationTimingType) {
  const load = { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}), type };
  vi.spyOn<Performance, 'getEntriesByType'>(performance, 'getEntriesByType').mockReturnValue([
    load as PerformanceNavigationTiming,
  ]);
}

/** Opens the list scrolled, then loads the document again with the current first page. */
function reloadAt(scrollY: number, tops: number[], loadedBy: NavigationTimingType = 'reload') {
  const before = createTestClient();
  before.setQueryData(queryKey, all);
  const opened = renderAppHook(() => useListSnapshot(list), { client: before });
  scrolled(scrollY, ...tops);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  opened.unmount();
  const client = createTestClient();
  client.setQueryData(queryKey, { pages: [page('new', '1')], pageParams: [1] });
  scrolled(0, ...tops.map((top) => top + 300));
  documentLoadedBy(loadedBy);
  renderAppHook(() => useListSnapshot(list), { client });
  return client.getQueryData(queryKey);
}

it('restores the pages of a list and the place of its first row below the header', () => {
  expect(reloadAt(900, [-500, 120, 400])).toEqual(all);
  expect(scrollBy).toHaveBeenLastCalledWith(0, 300);
});

it('restores the place of the last row of a list that was read to its end', () => {
  expect(reloadAt(900, [-900, -500, -40])).toEqual(all);
  expect(scrollBy).toHaveBeenLastCalledWith(0, 300);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('shows the list as it is now when it was left at its top', () => {
  expect(reloadAt(0, [200, 400, 600])).toMatchObject({ pages: [page('new', '1')] });
  expect(scrollBy).not.toHaveBeenCalled();
});

it('does not restore the list when its address is opened by a link', () => {
  expect(reloadAt(900, [-500, 120, 400], 'navigate')).toMatchObject({ pages: [page('new', '1')] });
  expect(scrollBy).not.toHaveBeenCalled();
});

it('restores the place where a link was pressed, wherever the page before is by the time the next one is shown', () => {
  const client = createTestClient();
  client.setQueryData(queryKey, all);
  const { unmount } = renderAppHook(() => useListSnapshot(list), { client });
  scrolled(900, -500, 120, 400);
  navigationStarted('/link', 'push');
  scrolled(0, 100, 720, 1_000);
  unmount();
  scrolled(0, -200, 420, 700);
  navigationStarted('/', 'traverse');
  renderAppHook(() => useListSnapshot(list), { client });
  expect(scrollBy).toHaveBeenLastCalledWith(0, 300);
});

const feed = (category: string, sort: 'new' | 'hot', firstPage = 1, id = 'one') =>
  articleQueries.feed({ filter: { category, sort }, firstPage, id });
const circle = (block?: string, firstPage = 1, id = 'one') => shareQueries.shareCircle({ block, firstPage, id });
const follows = (userId: string, list: 'fans' | 'followed', name = '') =>
  furtherUserQueries.followPages({ userId, list, name });

it('lists that differ in a filter, sort, tab, page or member have different snapshots', () => {
  const lists = [
    ...[feed('all', 'new'), feed('all', 'hot'), feed('frontend', 'new'), feed('all', 'new', 2)],
    ...[circle(), circle('1'), circle(undefined, 2)],
    ...[follows('a', 'fans'), follows('a', 'followed'), follows('a', 'fans', '1'), follows('b', 'fans')],
    ...[articleQueries.ofUser('a'), articleQueries.marked('a', 'liked'), articleQueries.marked('a', 'collected')],
    ...[shareQueries.ofUser('a', 'own'), shareQueries.ofUser('a', 'liked'), shareQueries.ofUser('b', 'own')],
    ...[dynamicQueries.of('a'), dynamicQueries.of('b'), toolQueries.collectedPages('a')],
    ...[notificationQueries.list('comment'), notificationQueries.list('like')],
    ...[feedbackQueries.list(1), feedbackQueries.list(2)],
  ];
  const names = lists.map(({ queryKey }) => snapshotName(queryKey, 'one'));
  expect(new Set(names).size).toBe(lists.length);
});

it.each([
  ['feed', (id: string) => feed('all', 'new', 1, id)],
  ['share circle', (id: string) => circle('1', 1, id)],
])('two visits of the same %s have one snapshot', (_list, of) => {
  expect(snapshotName(of('one').queryKey, 'one')).toBe(snapshotName(of('two').queryKey, 'two'));
});
