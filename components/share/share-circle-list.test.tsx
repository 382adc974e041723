import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showPublished } from '@/lib/domain/share/published-shares';
import { addFault, clearFaults } from '@/mocks/control/faults';
import { db, newId } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { listShares } from '@/lib/domain/share/api';
import { SHARE_FIRST_PAGE_SIZE } from '@/lib/domain/share/page-size';
import { stubIntersections } from '@/test/intersections';
import { callsOf, renderApp } from '@/test/render';
import { router } from '@/test/router';
import { ShareCircleList } from './share-circle-list';

let comeNear: () => void;

beforeEach(() => {
  comeNear = stubIntersections();
});

afterEach(() => vi.unstubAllGlobals());

function publish(content: string, block = '2'): void {
  const id = newId();
  const { id: userId } = userNamed('demouser');
  db.shares.set(id, { id, userId, content, pictures: [], block, createTime: Date.now() + db.shares.size });
}

async function show({ block, page = 1, as }: { block?: string; page?: number; as?: string } = {}) {
  const { list, total } = await listShares({ block, pageNo: page, pageSize: SHARE_FIRST_PAGE_SIZE });
  const initial = { list, total, pageNo: page, renderedAt: Date.now() };
  const asked = callsOf('/shares').length;
  renderApp(<ShareCircleList block={block} page={page} initial={initial} label="友圈" />, as ? { as } : {});
  return {
    total,
    pages: () =>
      callsOf('/shares')
        .slice(asked)
        .map(({ query }) => query),
  };
}

const shares = () => screen.queryAllByRole('article');

it('loads ten shares, then twenty at a time, each once, and ends with a mark', async () => {
  const { total, pages } = await show({ block: '4' });
  expect(shares()).toHaveLength(10);
  expect(pages()).toEqual([]);
  comeNear();
  await waitFor(() => expect(shares()).toHaveLength(Math.min(20, total)));
  while (shares().length < total) {
    const shown = shares().length;
    comeNear();
    await waitFor(() => expect(shares().length).toBeGreaterThan(shown));
  }
  expect(await screen.findByText('没有更多了')).toBeTruthy();
  expect(new Set(shares().map(({ id }) => id)).size).toBe(total);
  expect(pages()[0]).toEqual({ pageNo: '1', pageSize: '20', block: '4' });
});

it('keeps the list when the next page fails or is null, until retry is pressed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { pages } = await show();
  addFault({ path: '/shares', status: 200, body: JSON.stringify({ code: '0', data: null, message: '' }) });
  comeNear();
  const retry = await screen.findByRole('button', { name: '重试' });
  expect(screen.getByText(/加载失败/)).toBeTruthy();
  expect(shares()).toHaveLength(10);
  comeNear();
  expect(pages()).toHaveLength(1);
  clearFaults();
  await userEvent.click(retry);
  await waitFor(() => expect(shares()).toHaveLength(20));
});

it('a member sees how many shares are new, and gets them on a click', async () => {
  const initial = show({ as: 'demouser' });
  await initial;
  publish('刚刚发布');
  expect(screen.queryByText('刚刚发布')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: '有 1 条新友圈' }));
  await waitFor(() => expect(shares()[0]?.textContent).toContain('刚刚发布'));
  expect(shares()).toHaveLength(11);
});

it('what the reader has published stands on top at once, even of a block without shares', async () => {
  for (const [id, { block }] of [...db.shares]) if (block === '2') db.shares.delete(id);
  const { pages } = await show({ block: '2', as: 'demouser' });
  expect(screen.getByText('暂无数据')).toBeTruthy();
  await waitFor(() => expect(pages()).toHaveLength(1));
  publish('第一条摸鱼');
  act(() => showPublished());
  await waitFor(() => expect(shares()).toHaveLength(1));
  expect(screen.queryByText('暂无数据')).toBeNull();
  expect(screen.queryByRole('button', { name: /新友圈/ })).toBeNull();
});

it('what the reader has published on a later page leads to the first one, which shows it', async () => {
  const { pages } = await show({ block: '1', page: 2, as: 'demouser' });
  await waitFor(() => expect(pages()).toHaveLength(1));
  const first = await listShares({ block: '1', pageNo: 1, pageSize: SHARE_FIRST_PAGE_SIZE });
  publish('第二页发的', '1');
  act(() => showPublished());
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/sharecircle?block=1'));
  cleanup();
  renderApp(
    <ShareCircleList block="1" page={1} initial={{ ...first, pageNo: 1, renderedAt: Date.now() }} label="友圈" />,
  );
  await waitFor(() => expect(shares()[0]?.textContent).toContain('第二页发的'));
  expect(screen.queryByRole('button', { name: /新友圈/ })).toBeNull();
});

it('a later page counts on', async () => {
  await show({ block: '1', page: 2 });
  expect(shares()[0]?.getAttribute('aria-posinset')).toBe('11');
});
