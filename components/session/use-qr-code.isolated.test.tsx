import { act, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOKEN_COOKIE } from '@/lib/config/api';
import { openLogin, useLoginGate } from '@/lib/domain/session/login-gate';
import { useToasts } from '@/lib/browser/toast-store';
import { addFault } from '@/mocks/control/faults';
import { callsOf, renderAppHook, signInAs } from '@/test/render';
import { useQrCode, type QrPurpose, type QrState } from './use-qr-code';

type Say = (event: object) => void;
const sockets = vi.hoisted(() => ({
  opened: new Array<string>(),
  closed: new Array<string>(),
  say: (() => {}) as Say,
}));
vi.mock('@/lib/realtime/socket', () => ({
  openSocket: ({ authId }: { authId: string }, { onEvent }: { onEvent: Say }) => {
    sockets.opened.push(authId);
    sockets.say = onEvent;
    return { close: () => sockets.closed.push(authId), reconnect: () => {} };
  },
}));

const reload = vi.fn();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const PICTURE = /^data:image\/svg\+xml;charset=utf-8,%3C/;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const origin = 'http://localhost:3000';
  vi.stubGlobal('location', { protocol: 'http:', host: 'localhost:3000', origin, href: `${origin}/`, reload });
  reload.mockReset();
  Object.assign(sockets, { opened: [], closed: [] });
  openLogin('wechat');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(purpose: QrPurpose = 'login', settled: QrState = 'waiting') {
  const { result, unmount } = renderAppHook(() => useQrCode(purpose));
  const becomes = (state: QrState) => waitFor(() => expect(result.current.state).toBe(state));
  expect(result.current).toMatchObject({ state: 'loading', image: undefined });
  await becomes(settled);
  return { result, unmount, becomes };
}

describe('a code to scan', () => {
  it('waits with a socket of the same authId', async () => {
    const { result, unmount } = await open();
    expect(result.current.image).toMatch(PICTURE);
    expect(sockets.opened).toEqual(callsOf('/unit/getqrcode').map(({ query }) => query.authId));
    expect(sockets.opened[0]).toMatch(/^[0-9a-f]{32}$/);
    unmount();
    expect(sockets.closed).toEqual(sockets.opened);
  });

  it('that is an address is the source of the image', async () => {
    addFault({ path: '/unit/getqrcode', body: { code: '0', data: 'https://images.example/code.png' } });
    const { result } = await open();
    expect(result.current.image).toBe('https://images.example/code.png');
  });

  it('that is markup becomes an image, so that it runs no script', async () => {
    addFault({ path: '/unit/getqrcode', body: { code: '0', data: ' <svg onload="x()"></svg>' } });
    const { result } = await open();
    expect(result.current.image).toMatch(/^data:image\/svg\+xml;charset=utf-8,%20%3Csvg/);
  });

  it('that was scanned signs in, and the page is reloaded once the mark was seen', async () => {
    const { result } = await open();
    act(() => sockets.say({ kind: 'login', accessToken: 'token-1' }));
    expect(result.current.state).toBe('done');
    expect(Cookies.get(TOKEN_COOKIE)).toBe('token-1');
    expect(sockets.closed).toHaveLength(1);
    expect(reload).not.toHaveBeenCalled();
    await pass(1_500);
    expect(reload).toHaveBeenCalledOnce();
    await pass(120_000);
    expect(result.current.state).toBe('done');
  });

  it('that was scanned does not sign in or reload when cookies are blocked', async () => {
    const blocked = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    const { result } = await open();
    act(() => sockets.say({ kind: 'login', accessToken: 'token-1' }));
    expect(result.current.state).toBe('expired');
    expect(useToasts.getState().toasts).toMatchObject([{ text: expect.stringContaining('Cookie'), tone: 'failed' }]);
    await pass(1_500);
    expect(reload).not.toHaveBeenCalled();
    blocked.mockRestore();
  });

  it('that binds closes the dialog, and reloads nothing', async () => {
    signInAs('demouser');
    const { result } = await open('bind');
    expect(callsOf('/unit/getqrcode')).toEqual([]);
    act(() => sockets.say({ kind: 'notification' }));
    expect(result.current.state).toBe('done');
    expect(useToasts.getState().toasts).toMatchObject([{ text: '微信 授权绑定成功' }]);
    await pass(1_500);
    expect(useLoginGate.getState().loginOpen).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('that was scanned for a login ignores other pushes', async () => {
    const { result } = await open();
    act(() => sockets.say({ kind: 'notification', notificationKind: 'like' }));
    expect(result.current.state).toBe('waiting');
  });

  it('expires after two minutes, or when the socket says so; another one has another authId', async () => {
    const { result, becomes } = await open();
    await pass(110_000);
    expect(result.current.state).toBe('waiting');
    await pass(10_000);
    expect(result.current.state).toBe('expired');
    expect(sockets.closed).toHaveLength(1);
    act(() => result.current.renew());
    expect(result.current).toMatchObject({ state: 'loading', image: undefined });
    await becomes('waiting');
    expect(new Set(sockets.opened)).toHaveLength(2);
    act(() => sockets.say({ kind: 'refused' }));
    expect(result.current.state).toBe('expired');
  });

  it.each([
    ['no answer', { drop: true }],
    ['a refusal', { body: { code: '-1', data: null, message: '没有' } }],
  ])('that failed to load (%s) can be retried', async (_reason, fault) => {
    addFault({ path: '/unit/getqrcode', times: 1, ...fault });
    const { result, becomes } = await open('login', 'failed');
    expect(result.current.image).toBeUndefined();
    act(() => result.current.renew());
    await becomes('waiting');
  });

  it('whose address is no picture fails, and can be retried', async () => {
    const { result, becomes } = await open();
    act(() => result.current.breakPicture());
    expect(result.current).toMatchObject({ state: 'failed', image: undefined });
    await pass(120_000);
    expect(result.current.state).toBe('failed');
    act(() => result.current.renew());
    act(() => result.current.breakPicture());
    await becomes('waiting');
    expect(result.current.image).toMatch(PICTURE);
  });
});
