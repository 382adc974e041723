import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from '@/components/ui/layer/toaster';
import { listLikedShares, listShares } from '@/lib/domain/share/api';
import { SHARE_FIRST_PAGE_SIZE } from '@/lib/domain/share/page-size';
import type { UserShareList } from '@/lib/domain/share/queries';
import { pageOfRows } from '@/lib/query/whole-list';
import { db } from '@/mocks/db';
import { givenShares, userNamed } from '@/mocks/testing';
import { stubIntersections } from '@/test/intersections';
import { callsOf, renderApp } from '@/test/render';
import { UserShares } from './user-shares';

let comeNear: () => void;

beforeEach(() => {
  for (const [id, { userId }] of [...db.shares]) if (userId === userNamed('demouser').id) db.shares.delete(id);
  comeNear = stubIntersections();
});
afterEach(() => vi.unstubAllGlobals());

async function open(list: UserShareList, as?: string) {
  const { id: userId } = userNamed('demouser');
  const page =
    list === 'own'
      ? await listShares({ userId, pageNo: 1, pageSize: SHARE_FIRST_PAGE_SIZE })
      : pageOfRows(await listLikedShares(userId), 1, SHARE_FIRST_PAGE_SIZE);
  renderApp(
    <>
      <UserShares userId={userId} list={list} initial={{ ...page, renderedAt: Date.now() }} />
      <Toaster />
    </>,
    as ? { as } : {},
  );
  return page.total;
}

const shares = () => screen.queryAllByRole('article');
const like = (share: HTMLElement | undefined) => within(share ?? document.body).getByRole('button', { name: /点赞/ });

describe('the shares of a user', () => {
  it('are counted, and load on to the end', async () => {
    givenShares({ count: 35 });
    await open('own');
    expect(screen.getByText('共 35 条友圈')).toBeInTheDocument();
    expect(shares()).toHaveLength(10);
    while (shares().length < 35) {
      const shown = shares().length;
      comeNear();
      await waitFor(() => expect(shares().length).toBeGreaterThan(shown));
    }
    expect(await screen.findByText('没有更多了')).toBeInTheDocument();
    expect(callsOf('/shares').every(({ query }) => query.userId === userNamed('demouser').id)).toBe(true);
  });

  it('are deleted by the user themself, and brought back by an undo', async () => {
    givenShares({ count: 2 });
    await open('own', 'demouser');
    const [remove] = await screen.findAllByRole('button', { name: /^删除友圈/ });
    await userEvent.click(remove ?? document.body);
    expect(shares()).toHaveLength(1);
    expect(screen.getByText('共 1 条友圈')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
    expect(shares()).toHaveLength(2);
    expect(screen.getByText('共 2 条友圈')).toBeInTheDocument();
  });

  it('show another member which they like', async () => {
    const share = givenShares();
    db.shareLikes.set(userNamed('otheruser').id, share.id, 1_000);
    await open('own', 'otheruser');
    await waitFor(() => expect(like(shares()[0])).toHaveAttribute('aria-pressed', 'true'));
    expect(screen.queryByRole('button', { name: /^删除友圈/ })).toBeNull();
  });

  it('are said to be none', async () => {
    await open('own');
    expect(screen.getByText('暂无数据')).toBeInTheDocument();
  });
});

describe('the shares that a user likes', () => {
  it('load on from one answer of the API', async () => {
    const { id } = userNamed('demouser');
    [...db.shares.keys()].slice(0, 45).forEach((share, index) => db.shareLikes.set(id, share, index));
    const total = await open('liked');
    const asked = callsOf('/shares/agreecircles').length;
    while (shares().length < total) {
      const shown = shares().length;
      comeNear();
      await waitFor(() => expect(shares().length).toBeGreaterThan(shown));
    }
    expect(new Set(shares().map(({ id }) => id)).size).toBe(total);
    expect(callsOf('/shares/agreecircles').length - asked).toBe(1);
  });

  it('stay in the own list when they are liked no more', async () => {
    const { id } = userNamed('demouser');
    for (const [share] of db.shareLikes.targets(id)) db.shareLikes.delete(id, share);
    const share = givenShares({ username: 'otheruser' });
    db.shareLikes.set(id, share.id, 1_000);
    await open('liked', 'demouser');
    await waitFor(() => expect(like(shares()[0])).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(like(shares()[0]));
    await waitFor(() => expect(db.shareLikes.has(id, share.id)).toBe(false));
    await waitFor(() => expect(like(shares()[0])).toHaveAttribute('aria-pressed', 'false'));
    expect(shares()).toHaveLength(1);
  });
});
