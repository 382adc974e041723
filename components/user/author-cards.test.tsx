import type { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listArticles } from '@/lib/domain/article/api';
import { articleQueries } from '@/lib/domain/article/queries';
import { authorCardsOff } from '@/lib/domain/user/author-cards-setting';
import { db } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { callsOf, createTestClient, renderApp, signInAs } from '@/test/render';
import { AuthorCards } from './author-cards';

const author = () => userNamed('demouser');

// Loaded lazily, which fake timers do not speed up.
beforeAll(async () => {
  await Promise.all([import('./author-card'), import('@/lib/domain/user/api'), import('@/lib/domain/session/api')]);
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  Object.assign(author(), { nickname: '周末不加班', job: '工程师', exp: 800 });
});
afterEach(() => {
  vi.useRealTimers();
  authorCardsOff.set(undefined);
});

function open(client: QueryClient = createTestClient()) {
  const { id } = author();
  renderApp(
    <>
      <main>
        <a href={`/user/${id}`}>周末不加班</a>
        <a href={`/user/${userNamed('otheruser').id}`}>山海</a>
        <a href={`/user/${id}/article`}>文章</a>
        <p>别处</p>
      </main>
      <AuthorCards />
    </>,
    { client },
  );
  return client;
}

const asked = (call: 'userinfo' | 'getcounts') => callsOf(`/users/${call}`);
const link = (name = '周末不加班') => screen.getAllByRole('link', { name })[0] ?? document.body;
const card = () => screen.queryByRole('dialog', { name: /名片$/ });
const tick = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Advances the timers, and waits for their requests. */
async function pass(ms: number) {
  await tick(ms);
  for (let turn = 0; turn < 60; turn += 1) {
    await act(() => new Promise((resolve) => setImmediate(resolve)));
    await tick(0);
  }
}
const point = (target: Element, pointerType = 'mouse') =>
  fireEvent(target, new PointerEvent('pointerover', { bubbles: true, pointerType, clientX: 10, clientY: 10 }));
const move = (target: Element, clientX: number) =>
  fireEvent(target, new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', clientX, clientY: 10 }));

describe('the card of an author', () => {
  it('opens when the mouse rests on a name', async () => {
    open();
    point(link());
    await pass(200);
    expect(card()).toBeNull();
    await pass(2000);
    expect(card()).toHaveAccessibleName('周末不加班 的名片');
    expect(card()).toHaveTextContent('Lv.4');
    expect(card()).toHaveTextContent('工程师');
    expect(
      within(card() ?? document.body)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['文章', '获赞', '关注', '粉丝']);
    const description = within(card() ?? document.body).getByText(author().description ?? '没有简介');
    expect(description).toHaveAttribute('dir', 'auto');
    expect(card()).toHaveTextContent(String(db.follows.countTo(author().id)));
  });

  it('waits while the mouse is moving, and does not open when it only passes', async () => {
    open();
    point(link());
    for (const x of [20, 30, 40]) {
      await pass(250);
      move(link(), x);
    }
    expect(card()).toBeNull();
    point(screen.getByText('别处'));
    await pass(2000);
    expect(card()).toBeNull();
    expect(asked('userinfo')).toEqual([]);
  });

  it('stays open while the mouse is on it, and closes after it has left', async () => {
    open();
    point(link());
    await pass(2000);
    point(screen.getByText('别处'));
    await pass(100);
    point(card() ?? document.body);
    await pass(2000);
    expect(card()).not.toBeNull();
    point(screen.getByText('别处'));
    await pass(2000);
    expect(card()).toBeNull();
  });

  it('does not open on touch, nor over a link to a tab', async () => {
    open();
    point(link(), 'touch');
    point(link('文章'));
    await pass(2000);
    expect(card()).toBeNull();
  });

  it('opens on keyboard focus, is entered and left with Tab, and closes on Escape', async () => {
    open();
    act(() => link().focus());
    await pass(3000);
    expect(card()).not.toBeNull();
    fireEvent.keyDown(link(), { key: 'Tab' });
    expect(card()).toContainElement(document.activeElement as HTMLElement);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab', shiftKey: true });
    expect(link()).toHaveFocus();
    fireEvent.keyDown(link(), { key: 'Tab' });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(card()).toBeNull();
    expect(link()).toHaveFocus();
  });

  it('fetches an author once, however often their card opens', async () => {
    open();
    for (let time = 0; time < 3; time += 1) {
      point(link());
      await pass(2000);
      point(screen.getByText('别处'));
      await pass(2000);
    }
    expect(asked('userinfo')).toHaveLength(1);
    expect(asked('getcounts')).toHaveLength(1);
  });

  it('has the job, level and counts that the row of a feed lacks', async () => {
    const { id } = author();
    const client = createTestClient();
    const feed = articleQueries.feed({ filter: { category: 'all', sort: 'new' }, firstPage: 1, id: 'test' });
    const { list, ...page } = await listArticles({ category: 'all', sort: 'new', pageNo: 1, pageSize: 1 });
    const [first] = list;
    if (!first) throw new Error('There is no article');
    const lean = {
      ...first,
      userId: id,
      nickname: '周末不加班',
      job: '',
      exp: null,
      followedCount: null,
      fansCount: null,
    };
    client.setQueryData(feed.queryKey, { pages: [{ ...page, list: [lean] }], pageParams: [1] });
    open(client);
    point(link());
    await pass(2000);
    expect(card()).toHaveTextContent('Lv.4');
    expect(card()).toHaveTextContent('工程师');
    expect(card()).toHaveTextContent(`粉丝${db.follows.countTo(id)}`);
    expect(asked('getcounts')).toHaveLength(1);
  });

  it('shows a message when there is no such user', async () => {
    open();
    db.users.delete(author().id);
    point(link());
    await pass(2000);
    expect(card()).toHaveTextContent('该用户不存在');
  });

  it('has no buttons for the author themself', async () => {
    signInAs('demouser');
    open();
    point(link());
    await pass(2000);
    await pass(500);
    expect(card()).toHaveTextContent('粉丝');
    expect(within(card() ?? document.body).queryByRole('button', { name: /关注/ })).toBeNull();
    expect(within(card() ?? document.body).queryByRole('link', { name: /^私信/ })).toBeNull();
  });

  it('does not open once cards are switched off', async () => {
    open();
    act(() => void authorCardsOff.set('off'));
    point(link());
    await pass(2000);
    expect(card()).toBeNull();
  });
});
