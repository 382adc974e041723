import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type * as Navigation from 'next/navigation';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionClient } from '@/hooks/session/create-session-client';
import { articleQueries } from '@/lib/domain/article/queries';
import { authorCardsOff } from '@/lib/domain/user/store';
import { AuthorCards } from './author-cards';

const api = vi.hoisted(() => ({ getUser: vi.fn(), getUserCounts: vi.fn(), isFollowedUser: vi.fn() }));
vi.mock('@/lib/domain/user/api', () => api);
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof Navigation>()),
  usePathname: () => window.location.pathname,
  useRouter: () => ({ push: () => {} }),
}));

const ZHOU = '3f0a9c41b27d5e83';
const LIN = '3f0a9c41b27d5e94';

// Both load when they are wanted, which no fake clock hastens.
beforeAll(async () => {
  await Promise.all([import('./author-card'), import('@/lib/domain/user/api')]);
});
beforeEach(() => {
  vi.useFakeTimers();
  // What the test's document lacks.
  HTMLElement.prototype.showPopover = function showPopover() {
    this.style.display = 'block';
  };
  for (const call of Object.values(api)) call.mockReset();
  api.getUser.mockImplementation(async (id: string) => ({
    id,
    nickname: '周末不加班',
    avatar: '',
    job: '工程师',
    exp: 800,
  }));
  api.getUserCounts.mockResolvedValue({ focusCount: 12, focusedCount: 345 });
});
afterEach(() => {
  vi.useRealTimers();
  authorCardsOff.set(undefined);
});

function open(client: QueryClient = createSessionClient()) {
  render(
    <QueryClientProvider client={client}>
      <main>
        <a href={`/user/${ZHOU}`}>周末不加班</a>
        <a href={`/user/${LIN}`}>山海</a>
        <a href={`/user/${ZHOU}/article`}>文章</a>
        <p>别处</p>
      </main>
      <AuthorCards />
    </QueryClientProvider>,
  );
  return client;
}

const link = (name = '周末不加班') => screen.getAllByRole('link', { name })[0] ?? document.body;
const card = () => screen.queryByRole('dialog', { name: /名片$/ });
const tick = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Lets time pass, and then what was asked for by the end of it be answered. */
async function pass(ms: number) {
  await tick(ms);
  await tick(1);
}
const point = (target: Element, pointerType = 'mouse') =>
  fireEvent(target, new PointerEvent('pointerover', { bubbles: true, pointerType, clientX: 10, clientY: 10 }));
const move = (target: Element, clientX: number) =>
  fireEvent(target, new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', clientX, clientY: 10 }));

describe('the card of an author', () => {
  it('opens where the mouse rests, and says who they are', async () => {
    open();
    point(link());
    await pass(200);
    expect(card()).toBeNull();
    await pass(2000);
    expect(card()).toHaveAccessibleName('周末不加班 的名片');
    expect(card()).toHaveTextContent('Lv.4');
    expect(card()).toHaveTextContent('工程师');
    expect(card()).toHaveTextContent('345');
  });

  it('waits while the mouse goes on moving, and does not open when it has passed', async () => {
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
    expect(api.getUser).not.toHaveBeenCalled();
  });

  it('stays while the mouse is on it, and closes after it has left', async () => {
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

  it('opens for no touch, and over no link to a tab', async () => {
    open();
    point(link(), 'touch');
    point(link('文章'));
    await pass(2000);
    expect(card()).toBeNull();
  });

  it('opens for the keyboard, is entered and left with Tab, and closed with Escape', async () => {
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

  it('asks once for an author, however often they are looked at', async () => {
    open();
    for (let time = 0; time < 3; time += 1) {
      point(link());
      await pass(2000);
      point(screen.getByText('别处'));
      await pass(2000);
    }
    expect(api.getUser).toHaveBeenCalledTimes(1);
    expect(api.getUserCounts).toHaveBeenCalledTimes(1);
  });

  it('asks for nothing that the feed has said already', async () => {
    const client = createSessionClient();
    client.setQueryData([...articleQueries.feeds(), 'shown'], {
      pages: [
        {
          list: [
            {
              id: 'a',
              userId: ZHOU,
              nickname: '周末不加班',
              avatar: '',
              job: '',
              exp: 0,
              focusCounts: 7,
              fansCounts: 89,
            },
          ],
        },
      ],
      pageParams: [1],
    });
    open(client);
    point(link());
    await pass(2000);
    expect(card()).toHaveTextContent('7');
    expect(card()).toHaveTextContent('89');
    expect(api.getUser).not.toHaveBeenCalled();
    expect(api.getUserCounts).not.toHaveBeenCalled();
  });

  it('says when there is no such user', async () => {
    api.getUser.mockResolvedValue(null);
    open();
    point(link());
    await pass(2000);
    expect(card()).toHaveTextContent('该用户不存在');
  });

  it('does not open once its reader has switched cards off', async () => {
    open();
    act(() => void authorCardsOff.set('off'));
    point(link());
    await pass(2000);
    expect(card()).toBeNull();
  });
});
