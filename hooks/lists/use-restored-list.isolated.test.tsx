import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigationStarted } from '@/lib/browser/navigation-progress';
import { createTestClient, renderAppHook } from '@/test/render';
import { useRestoredList } from './use-restored-list';

/* Isolated, because a module remembers how the router came to the page, and other files navigate, too. */

const queryKey = ['rows'];
const list = { name: 'rows', queryKey, elementId: (id: string) => `row-${id}` };
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
  const opened = renderAppHook(() => useRestoredList(list), { client: before });
  scrolled(scrollY, ...tops);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  opened.unmount();
  const client = createTestClient();
  client.setQueryData(queryKey, { pages: [page('new', '1')], pageParams: [1] });
  scrolled(0, ...tops.map((top) => top + 300));
  documentLoadedBy(loadedBy);
  renderAppHook(() => useRestoredList(list), { client });
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
  const { unmount } = renderAppHook(() => useRestoredList(list), { client });
  scrolled(900, -500, 120, 400);
  navigationStarted('/link', 'push');
  scrolled(0, 100, 720, 1_000);
  unmount();
  scrolled(0, -200, 420, 700);
  navigationStarted('/', 'traverse');
  renderAppHook(() => useRestoredList(list), { client });
  expect(scrollBy).toHaveBeenLastCalledWith(0, 300);
});
