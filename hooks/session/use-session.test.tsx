import { MutationObserver, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TOKEN_COOKIE } from '@/lib/config/api';
import { getNotificationCounts } from '@/lib/domain/notification/api';
import { notificationQueries } from '@/lib/domain/notification/queries';
import { getSessionUser, checkIn } from '@/lib/domain/session/api';
import { startSession } from '@/lib/domain/session/start-session';
import { closeLogin, takeAfterLogin, openLogin, useLoginGate } from '@/lib/domain/session/login-gate';
import { endSession, sessionStore } from '@/lib/domain/session/session-store';
import { useOwner } from '@/lib/browser/owner';
import { useToasts } from '@/lib/browser/toast-store';
import { sessionToken } from '@/lib/http/token';
import { addFault } from '@/mocks/control/faults';
import { listRequests } from '@/mocks/control/requests';
import { db } from '@/mocks/db';
import { issueToken } from '@/mocks/handlers/access';
import { userNamed } from '@/mocks/testing';
import { createSessionClient } from '@/lib/domain/session/session-client';
import { useGatedMutation } from '../use-gated-mutation';
import { useSession } from './use-session';
import { goOffline } from '@/test/offline';
import { useSessionSync } from '@/components/shell/use-session-sync';

/** A page with the session's client and the hook under test. */
function renderPage<T>(useOwn: () => T) {
  const client = createSessionClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 0 } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const usePage = () => {
    useSessionSync(client);
    return { session: useSession(), own: useOwn() };
  };
  return renderHook(usePage, { wrapper }).result;
}
const nothing = () => null;

const signIn = (lifetime?: number) => {
  const token = issueToken(userNamed('demouser'), lifetime);
  startSession(token);
  return token;
};
const asked = () => listRequests('/users/sessionuserinfo').length;

describe('the session in the browser', () => {
  it('is not fetched for a visitor', async () => {
    const result = renderPage(useQueryClient);
    expect(result.current.own.isFetching()).toBe(0);
    expect(result.current.session).toMatchObject({ signedIn: false, user: undefined });
    expect(asked()).toBe(0);
  });

  it('is fetched with the token', async () => {
    signIn();
    const result = renderPage(nothing);
    await waitFor(() => expect(result.current.session.user?.username).toBe('demouser'));
    expect(document.documentElement.dataset.session).toBe('member');
    expect(asked()).toBe(1);
  });

  it('drops a token that the API refuses, once, and asks to sign in again', async () => {
    signIn(-1000);
    const result = renderPage(useQueryClient);
    await waitFor(() => expect(useLoginGate.getState().loginOpen).toBe(true));
    expect(useLoginGate.getState().notice).toBe('登录已过期，请重新登录');
    expect(Cookies.get(TOKEN_COOKIE)).toBeUndefined();
    expect(document.documentElement.dataset.session).toBe('visitor');
    await waitFor(() => expect(result.current.own.isFetching()).toBe(0));
    expect(result.current.session).toMatchObject({ signedIn: false, user: undefined });
    expect(asked()).toBe(1);
  });

  it.each([
    { name: 'a crash', fault: { status: 500, body: '<html></html>' } },
    { name: 'no answer', fault: { drop: true } },
    { name: 'an answer of another shape', fault: { body: { code: '0', data: { id: 1 } } } },
    { name: 'a business failure', fault: { body: { code: '-1', data: null, message: '系统繁忙' } } },
  ])('signs nobody out for $name', async ({ fault }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const token = signIn();
    addFault({ path: '/users/sessionuserinfo', ...fault });
    const result = renderPage(nothing);
    await waitFor(() => expect(result.current.session.failed).toBe(true));
    expect(Cookies.get(TOKEN_COOKIE)).toBe(token);
    expect(document.documentElement.dataset.session).toBe('member');
    expect(useLoginGate.getState().loginOpen).toBe(false);
  });

  it('is checked before the refusal of another call signs the member out', async () => {
    const token = signIn();
    addFault({ path: '/messages/count', status: 401, body: { code: '9999', message: '无权限' } });
    const result = renderPage(() => useQuery(notificationQueries.counts()));
    await waitFor(() => expect(result.current.own.isError).toBe(true));
    await waitFor(() => expect(asked()).toBeGreaterThan(1));
    expect(Cookies.get(TOKEN_COOKIE)).toBe(token);
    expect(useLoginGate.getState().loginOpen).toBe(false);
  });

  it('that expired is dropped once, with one toast, however many calls are refused at the same time', async () => {
    const token = signIn();
    const opened: string[] = [];
    const dropped: (string | undefined)[] = [];
    const stop = [
      useLoginGate.subscribe(({ notice }) => opened.push(notice)),
      sessionStore.subscribe((state) => dropped.push(state.token)),
    ];
    const client = createSessionClient();
    const refused = (name: string) => ({ queryKey: [name], queryFn: () => getNotificationCounts(), retry: false });
    db.tokens.delete(token);
    await Promise.allSettled([
      ...['a', 'b', 'c'].map((name) => client.fetchQuery(refused(name))),
      ...['d', 'e'].map(() => new MutationObserver(client, { mutationFn: () => checkIn() }).mutate()),
    ]);
    await waitFor(() => expect(opened).toEqual(['登录已过期，请重新登录']));
    await waitFor(() => expect(client.isFetching() + client.isMutating()).toBe(0));
    expect(opened).toEqual(['登录已过期，请重新登录']);
    expect(dropped).toEqual([undefined]);
    expect(asked()).toBe(1);
    expect(useToasts.getState().toasts).toEqual([]);
    for (const end of stop) end();
  });

  it('ends when another tab signs out', async () => {
    signIn();
    const result = renderPage(nothing);
    await waitFor(() => expect(result.current.session.user).toBeDefined());
    Cookies.remove(TOKEN_COOKIE, { path: '/' });
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'SESSION_CHANGED' }));
    });
    expect(result.current.session).toMatchObject({ signedIn: false, user: undefined });
    expect(useLoginGate.getState().loginOpen).toBe(false);
  });

  it('that ends in another tab takes what was loaded for it out of sight', async () => {
    signIn();
    const queryFn = () => (sessionToken() ? '审核中的文章' : '公开的文章');
    const result = renderPage(() => useQuery({ queryKey: ['rows'], queryFn, staleTime: Infinity }));
    await waitFor(() => expect(useOwner.getState().owner).toBe(userNamed('demouser').id));
    expect(result.current.own.data).toBe('审核中的文章');
    Cookies.remove(TOKEN_COOKIE, { path: '/' });
    localStorage.setItem('SIGNED_OUT', JSON.stringify({ at: Date.now(), clears: false }));
    act(() => {
      for (const key of ['SESSION_CHANGED', 'SIGNED_OUT']) window.dispatchEvent(new StorageEvent('storage', { key }));
    });
    await waitFor(() => expect(result.current.own.data).toBe('公开的文章'));
  });

  it('refetches for another member', async () => {
    signIn();
    const result = renderPage(nothing);
    await waitFor(() => expect(result.current.session.user?.username).toBe('demouser'));
    act(() => startSession(issueToken(userNamed('otheruser'))));
    await waitFor(() => expect(result.current.session.user?.username).toBe('otheruser'));
  });
});

describe('a write', () => {
  const renderWrite = (mutationFn: (value: string) => Promise<string>) => {
    const onDone = vi.fn();
    const result = renderPage(() =>
      useGatedMutation({ mutationKey: ['test'], mutationFn, onDone, doneMessage: '好了' }),
    );
    return { result, onDone };
  };
  const texts = () => useToasts.getState().toasts.map(({ text }) => text);

  it('that the API refuses although the session stands says so in Chinese, and signs nobody out', async () => {
    const token = signIn();
    addFault({ path: '/users/sign-in', status: 401, body: { code: '9999', message: 'Authentication failed!' } });
    const { result } = renderWrite(async (value) => {
      await checkIn();
      return value;
    });
    act(() => result.current.own.run('a'));
    await waitFor(() => expect(texts()).toEqual(['内容不存在或没有权限']));
    expect(Cookies.get(TOKEN_COOKIE)).toBe(token);
  });

  it('of a visitor opens the login and sends nothing', () => {
    const send = vi.fn();
    const { result } = renderWrite(send);
    act(() => result.current.own.run('a'));
    expect(useLoginGate.getState().loginOpen).toBe(true);
    expect(send).not.toHaveBeenCalled();
  });

  it('of a visitor is deferred until after the login, and made once with its toast', async () => {
    const send = vi.fn(async (value: string) => `${value}!`);
    const { result, onDone } = renderWrite(send);
    act(() => result.current.own.run('a'));
    const { id } = userNamed('demouser');
    act(() => void signIn());
    act(() => takeAfterLogin(id)?.());
    expect(takeAfterLogin(id)).toBeUndefined();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('a', expect.objectContaining({ data: 'a!' })));
    expect(send).toHaveBeenCalledTimes(1);
    expect(useLoginGate.getState().loginOpen).toBe(false);
  });

  it.each([
    ['the login was closed', () => closeLogin()],
    ['the page was left', () => window.history.pushState(null, '', '/elsewhere')],
    ['the login was opened again by itself', () => openLogin()],
  ])('of a visitor is dropped when %s', (_case, leave) => {
    const { result } = renderWrite(vi.fn());
    act(() => result.current.own.run('a'));
    act(leave);
    expect(takeAfterLogin('somebody')).toBeUndefined();
    window.history.replaceState(null, '', '/');
  });

  it('whose session expired is made after the login of the same member, not of another', async () => {
    signIn(-1);
    const send = vi.fn(async (value: string) => {
      await getSessionUser();
      return value;
    });
    const { result } = renderWrite(send);
    for (const [who, times] of [
      ['otheruser', 1],
      ['demouser', 2],
    ] as const) {
      send.mockClear();
      signIn();
      await waitFor(() => expect(result.current.session.user?.username).toBe('demouser'));
      db.tokens.clear();
      act(() => result.current.own.run('a'));
      await waitFor(() => expect(useLoginGate.getState().interrupted).not.toBeNull());
      startSession(issueToken(userNamed(who)));
      act(() => takeAfterLogin(userNamed(who).id)?.());
      await waitFor(() => expect(send).toHaveBeenCalledTimes(times));
      act(() => endSession());
    }
  });

  it('is sent once for a double click, with one toast', async () => {
    signIn();
    const send = vi.fn(async (value: string) => `${value}!`);
    const { result, onDone } = renderWrite(send);
    act(() => {
      result.current.own.run('a');
      result.current.own.run('a');
    });
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('a', expect.objectContaining({ data: 'a!' })));
    expect(send).toHaveBeenCalledTimes(1);
    expect(texts()).toEqual(['好了']);
    await waitFor(() => expect(result.current.own.pending).toBe(false));
  });

  it('that fails has one toast and can be retried', async () => {
    signIn();
    const send = vi.fn(async (): Promise<string> => {
      throw new Error('boom');
    });
    const { result, onDone } = renderWrite(send);
    act(() => result.current.own.run('a'));
    await waitFor(() => expect(texts()).toEqual(['出了点问题，请稍后再试']));
    await waitFor(() => expect(result.current.own.pending).toBe(false));
    act(() => result.current.own.run('a'));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(onDone).not.toHaveBeenCalled();
  });

  it('whose chunk is missing after a deployment has a toast that the site was updated, and can be retried', async () => {
    signIn();
    const send = vi.fn(async (value: string) => value);
    send.mockRejectedValueOnce(Object.assign(new Error('Failed to load chunk /a.js'), { name: 'ChunkLoadError' }));
    const { result, onDone } = renderWrite(send);
    act(() => result.current.own.run('a'));
    await waitFor(() =>
      expect(useToasts.getState().toasts).toMatchObject([
        { text: '网站已更新，请刷新页面', action: { label: '刷新' } },
      ]),
    );
    await waitFor(() => expect(result.current.own.pending).toBe(false));
    act(() => result.current.own.run('a'));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  });

  it('whose chunk fails to load offline has a network error', async () => {
    signIn();
    const { goOnline } = goOffline();
    const { result } = renderWrite(() => Promise.reject(Object.assign(new Error('x'), { name: 'ChunkLoadError' })));
    act(() => result.current.own.run('a'));
    await waitFor(() => expect(texts()).toEqual(['网络异常，请稍后重试']));
    goOnline();
  });
});

it('a query whose chunk is missing after a deployment has a toast that the site was updated', async () => {
  const lost = () => Promise.reject(Object.assign(new Error('x'), { name: 'ChunkLoadError' }));
  renderPage(() => useQuery({ queryKey: ['lost'], queryFn: lost }));
  await waitFor(() => expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['网站已更新，请刷新页面']));
});
