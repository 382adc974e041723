import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import Cookies from 'js-cookie';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOKEN_COOKIE } from '@/lib/config/api';
import { endSession, openLogin, useLoginGate } from '@/lib/domain/session/store';
import { ApiError } from '@/lib/http/api-error';
import { useToasts } from '@/lib/browser/toast-store';
import { createSessionClient } from './create-session-client';
import { useQrCode, type QrPurpose } from './use-qr-code';

const api = vi.hoisted(() => ({ getLoginQrCode: vi.fn(), getBindingQrCode: vi.fn(), getSessionUser: vi.fn() }));
vi.mock('@/lib/domain/session/api', () => api);

type Say = (frame: object) => void;
/** The sockets that were opened, and the way to say something over the latest. */
const sockets = vi.hoisted(() => ({
  opened: new Array<string>(),
  closed: new Array<string>(),
  say: (() => {}) as Say,
}));
vi.mock('@/lib/realtime/socket', () => ({
  openSocket: ({ authId }: { authId: string }, { onFrame }: { onFrame: Say }) => {
    sockets.opened.push(authId);
    sockets.say = onFrame;
    return { close: () => sockets.closed.push(authId), reconnect: () => {} };
  },
}));

const reload = vi.fn();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const PICTURE = 'data:image/png;base64,AA==';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { protocol: 'http:', host: 'site', reload });
  reload.mockReset();
  for (const call of Object.values(api)) call.mockReset();
  api.getLoginQrCode.mockResolvedValue(PICTURE);
  api.getBindingQrCode.mockResolvedValue(PICTURE);
  Object.assign(sockets, { opened: [], closed: [] });
  useToasts.setState({ toasts: [] });
  openLogin('wechat');
});
afterEach(() => {
  act(endSession);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(purpose: QrPurpose = 'login') {
  const client = createSessionClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const rendered = renderHook(() => useQrCode(purpose), { wrapper });
  expect(rendered.result.current).toMatchObject({ state: 'loading', image: undefined });
  await pass(0);
  return rendered;
}

describe('a code to scan', () => {
  it('waits with a socket of the same authId', async () => {
    const { result, unmount } = await open();
    expect(result.current).toMatchObject({ state: 'waiting', image: PICTURE });
    expect(sockets.opened).toEqual([api.getLoginQrCode.mock.calls[0]?.[0]]);
    expect(sockets.opened[0]).toMatch(/^[0-9a-f]{32}$/);
    unmount();
    expect(sockets.closed).toEqual(sockets.opened);
  });

  it('that is markup becomes an image, which runs nothing', async () => {
    api.getLoginQrCode.mockResolvedValue(' <svg onload="x()"></svg>');
    const { result } = await open();
    expect(result.current.image).toMatch(/^data:image\/svg\+xml;charset=utf-8,%20%3Csvg/);
  });

  it('that was scanned signs in, and the page is reloaded once the mark was seen', async () => {
    const { result } = await open();
    act(() => sockets.say({ kind: 'login', accessToken: 'token-1' }));
    expect(result.current.state).toBe('done');
    expect(Cookies.get(TOKEN_COOKIE)).toBe('token-1');
    expect(sockets.closed).toHaveLength(1);
    await pass(1_499);
    expect(reload).not.toHaveBeenCalled();
    await pass(1);
    expect(reload).toHaveBeenCalledOnce();
    // Its two minutes end in vain.
    await pass(120_000);
    expect(result.current.state).toBe('done');
  });

  it('that was scanned signs nobody in whose browser blocks cookies, and nothing is reloaded', async () => {
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
    const { result } = await open('bind');
    expect(api.getLoginQrCode).not.toHaveBeenCalled();
    act(() => sockets.say({ kind: 'push', itemType: '', im: false, sys: false, payload: {} }));
    expect(result.current.state).toBe('done');
    expect(useToasts.getState().toasts).toMatchObject([{ text: '微信 授权绑定成功' }]);
    await pass(1_500);
    expect(useLoginGate.getState().loginOpen).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(Cookies.get(TOKEN_COOKIE)).toBeUndefined();
  });

  it('that signs in is no push of another kind', async () => {
    const { result } = await open();
    act(() => sockets.say({ kind: 'push', itemType: '1', im: false, sys: false, payload: {} }));
    expect(result.current.state).toBe('waiting');
  });

  it('lapses after two minutes, or when the socket says so; another one has another authId', async () => {
    const { result } = await open();
    await pass(119_999);
    expect(result.current.state).toBe('waiting');
    await pass(1);
    expect(result.current.state).toBe('expired');
    expect(sockets.closed).toHaveLength(1);
    act(() => result.current.renew());
    expect(result.current).toMatchObject({ state: 'loading', image: undefined });
    await pass(0);
    expect(result.current.state).toBe('waiting');
    expect(new Set(sockets.opened)).toHaveLength(2);
    act(() => sockets.say({ kind: 'authenticate' }));
    expect(result.current.state).toBe('expired');
  });

  it.each(['network', 'business'] as const)('that did not come (%s) can be asked for again', async (kind) => {
    api.getLoginQrCode.mockRejectedValueOnce(new ApiError({ kind, message: '没有' }));
    const { result } = await open();
    expect(result.current).toMatchObject({ state: 'failed', image: undefined });
    act(() => result.current.renew());
    await pass(0);
    expect(result.current.state).toBe('waiting');
  });

  it('whose address is no picture fails, stays so, and can be asked for again', async () => {
    const { result } = await open();
    act(() => result.current.breakPicture());
    expect(result.current).toMatchObject({ state: 'failed', image: undefined });
    await pass(120_000);
    expect(result.current.state).toBe('failed');
    act(() => result.current.renew());
    act(() => result.current.breakPicture());
    await pass(0);
    expect(result.current).toMatchObject({ state: 'waiting', image: PICTURE });
  });
});
