import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigationStarted } from '@/lib/browser/navigation-progress';
import { listFollows } from '@/lib/domain/user/api';
import { FOLLOW_PAGE_SIZE } from '@/lib/domain/user/page-size';
import type { FollowLists } from '@/lib/domain/user/schema';
import { pageOfRows } from '@/lib/query/whole-list';
import { addFault } from '@/mocks/control/faults';
import { plantFollowers } from '@/mocks/control/followers';
import { db } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { stubIntersections } from '@/test/intersections';
import { callsOf, renderApp } from '@/test/render';
import { FollowList } from './follow-list';

let comeNear: () => void;
beforeEach(() => {
  comeNear = stubIntersections();
});
afterEach(() => vi.restoreAllMocks());

interface Opening {
  of?: string;
  list?: keyof FollowLists;
  as?: string;
  failed?: boolean;
}

async function open({ of = 'demouser', list = 'fans', as, failed = false }: Opening = {}) {
  const { id } = userNamed(of);
  const initial = failed
    ? undefined
    : { ...pageOfRows((await listFollows(id))[list], 1, FOLLOW_PAGE_SIZE), renderedAt: Date.now() };
  renderApp(<FollowList userId={id} list={list} initial={initial} />, as ? { as } : {});
}

const row = (nickname: string) => screen.getByRole('article', { name: nickname });
const follow = (from: string, to: string) => db.follows.set(userNamed(from).id, userNamed(to).id, Date.now());
const onlyFans = (of: string, fans: readonly string[]) => {
  db.follows.forget(userNamed(of).id);
  for (const fan of fans) follow(fan, of);
};
const nicknameOf = (username: string) => userNamed(username).nickname;

describe('a row', () => {
  it('leads to the profile, with a fallback for who says nothing of themselves', async () => {
    onlyFans('demouser', ['reader1']);
    await open();
    const name = within(row(nicknameOf('reader1'))).getByRole('link', { name: nicknameOf('reader1') });
    expect(name).toHaveAttribute('href', `/user/${userNamed('reader1').id}`);
    const description = within(row(nicknameOf('reader1'))).getByText('此用户什么都没留下！');
    expect(description).toHaveAttribute('dir', 'auto');
  });

  it.each(['   ', '\u3000\n', '\u200b'])('has the fallback for the blank description %j', async (description) => {
    onlyFans('demouser', ['reader1']);
    userNamed('reader1').description = description;
    await open();
    expect(within(row(nicknameOf('reader1'))).getByText('此用户什么都没留下！')).toBeVisible();
  });

  it('says nothing of a description that the API does not tell', async () => {
    const { id } = userNamed('demouser');
    onlyFans('demouser', ['reader1']);
    const { fans } = await listFollows(id);
    const initial = pageOfRows(
      fans.map((fan) => ({ ...fan, description: null })),
      1,
      FOLLOW_PAGE_SIZE,
    );
    renderApp(<FollowList userId={id} list="fans" initial={{ ...initial, renderedAt: Date.now() }} />);
    expect(row(nicknameOf('reader1'))).not.toHaveTextContent('此用户什么都没留下！');
  });

  it('tells a member whom they follow, and who follows them back, in one call', async () => {
    onlyFans('demouser', ['reader1', 'reader2', 'reader3']);
    follow('otheruser', 'reader1');
    follow('otheruser', 'reader2');
    follow('reader2', 'otheruser');
    await open({ as: 'otheruser' });
    const buttonOf = (username: string) => within(row(nicknameOf(username))).getByRole('button');
    await waitFor(() => expect(buttonOf('reader1')).toHaveTextContent('已关注'));
    expect(buttonOf('reader2')).toHaveTextContent('已关注');
    expect(buttonOf('reader3')).toHaveTextContent(/^关注$/);
    const marks = () =>
      ['reader1', 'reader2', 'reader3'].map(
        (name) => within(row(nicknameOf(name))).queryByText(/^(互相关注|关注了你)$/)?.textContent,
      );
    expect(marks()).toEqual([undefined, '互相关注', undefined]);
    expect(callsOf('/users/isfocususer')).toHaveLength(0);
    fireEvent.click(buttonOf('reader3'));
    await waitFor(() => expect(buttonOf('reader3')).toHaveTextContent('已关注'));
    expect(db.follows.has(userNamed('otheruser').id, userNamed('reader3').id)).toBe(true);
  });

  it('of a fan says so beside the name, also once they are followed back, and the button has its two words', async () => {
    onlyFans('otheruser', ['reader1']);
    await open({ of: 'otheruser', as: 'otheruser' });
    const fan = row(nicknameOf('reader1'));
    expect(await within(fan).findByText('关注了你')).toBeVisible();
    fireEvent.click(within(fan).getByRole('button', { name: `关注 ${nicknameOf('reader1')}` }));
    expect(await within(fan).findByText('互相关注')).toBeVisible();
    expect(within(fan).getByRole('button')).toHaveTextContent(/^已关注$/);
  });

  it('has no button where it is the member’s own', async () => {
    onlyFans('demouser', ['otheruser', 'reader1']);
    await open({ as: 'otheruser' });
    await waitFor(() => expect(within(row(nicknameOf('otheruser'))).queryByRole('button')).toBeNull());
    expect(within(row(nicknameOf('reader1'))).getByRole('button')).toBeInTheDocument();
  });
});

describe('a list', () => {
  it('shows whom a user follows', async () => {
    follow('otheruser', 'reader5');
    await open({ of: 'otheruser', list: 'followed' });
    expect(row(nicknameOf('reader5'))).toBeInTheDocument();
  });

  it('that is empty says so, without a filter', async () => {
    onlyFans('demouser', []);
    await open();
    expect(screen.getByText('暂无数据')).toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('of its owner is read anew', async () => {
    onlyFans('demouser', ['reader1']);
    await open({ as: 'demouser' });
    follow('reader2', 'demouser');
    expect(await screen.findByRole('article', { name: nicknameOf('reader2') })).toBeInTheDocument();
  });

  it('that the server could not read is fetched by the browser, with a retry', async () => {
    onlyFans('demouser', ['reader1']);
    addFault({ path: '/users/focususers', body: { code: '-1', message: '繁忙' }, times: 1 });
    await open({ failed: true });
    fireEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByRole('article', { name: nicknameOf('reader1') })).toBeInTheDocument();
  });

  it('of thousands begins with its first rows, loads on from one answer, and is filtered as a whole', async () => {
    onlyFans('demouser', []);
    plantFollowers(userNamed('demouser'), 3_000);
    await open();
    expect(screen.getAllByRole('article')).toHaveLength(FOLLOW_PAGE_SIZE);
    expect(screen.getByText('共 3000 人')).toBeInTheDocument();
    const asked = callsOf('/users/focususers').length;
    comeNear();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2 * FOLLOW_PAGE_SIZE));
    fireEvent.change(screen.getByRole('searchbox', { name: '按昵称筛选' }), { target: { value: ' 2999' } });
    await waitFor(() => expect(screen.getByText('找到 1 人')).toBeInTheDocument());
    expect(screen.getByRole('article', { name: / 2999$/ })).toBeInTheDocument();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '没有这个人' } });
    expect(await screen.findByText('暂无数据')).toBeInTheDocument();
    expect(callsOf('/users/focususers')).toHaveLength(asked + 1);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(FOLLOW_PAGE_SIZE));
  });

  it.each(['1', '19'])('that was left with the filter %s is the whole one after a return', async (filter) => {
    onlyFans('demouser', []);
    plantFollowers(userNamed('demouser'), 200);
    await open();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: filter } });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^找到/));
    await waitFor(() => expect(screen.getByRole('status')).not.toHaveTextContent('200'));
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900);
    navigationStarted('/user/fan', 'push');
    cleanup();
    navigationStarted('/', 'traverse');
    await open();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent('共 200 人');
    expect(screen.getAllByRole('article')).toHaveLength(FOLLOW_PAGE_SIZE);
  });
});
