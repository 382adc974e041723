import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import Cookies from 'js-cookie';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOKEN_COOKIE } from '@/lib/config/api';
import { issueOAuthState } from '@/lib/domain/oauth/store';
import type { OAuthAnswer } from '@/lib/domain/oauth/utils';
import { startSession } from '@/lib/domain/session/cookie';
import { closeLogin, endSession, useLoginGate } from '@/lib/domain/session/store';
import { ApiError } from '@/lib/http/api-error';
import { useToasts } from '@/lib/browser/toast-store';
import { createSessionClient } from './create-session-client';
import { useOAuthCallback } from './use-oauth-callback';

const api = vi.hoisted(() => ({ loginWithProvider: vi.fn(), bindProvider: vi.fn() }));
vi.mock('@/lib/domain/oauth/api', () => api);
const router = vi.hoisted(() => ({ replace: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const reload = vi.fn();
const replace = vi.fn();
const isAt = (pathname: string) => vi.stubGlobal('location', { protocol: 'http:', pathname, reload, replace });
const close = vi.fn();
const NOT_OURS = '登录请求无效或已过期，请重新发起';
const refused = new ApiError({ kind: 'business', message: '授权码无效或已过期，请重新授权', code: '-1' });
const WAY_ON = { text: '返回账号设置', href: '/setting/account' };

beforeEach(() => {
  vi.useFakeTimers();
  isAt('/');
  vi.stubGlobal('close', close);
  vi.stubGlobal('opener', null);
  for (const call of [reload, replace, close, router.replace, ...Object.values(api)]) call.mockReset();
  api.loginWithProvider.mockResolvedValue({ accessToken: 'token-1' });
  api.bindProvider.mockResolvedValue(null);
  localStorage.clear();
  sessionStorage.clear();
  closeLogin();
  useToasts.setState({ toasts: [] });
});
afterEach(() => {
  endSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const toasts = () => useToasts.getState().toasts;

async function come(answer: OAuthAnswer) {
  const client = createSessionClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </StrictMode>
  );
  renderHook(() => useOAuthCallback(answer), { wrapper });
  await pass(0);
}

describe('a provider that answers with a code', () => {
  it('signs in, once, and the page is reloaded a second later', async () => {
    await come({ code: 'c1', state: issueOAuthState('gitee', { bind: false, from: '/rank?page=2' }) });
    expect(api.loginWithProvider).toHaveBeenCalledExactlyOnceWith('gitee', 'c1');
    expect(api.bindProvider).not.toHaveBeenCalled();
    expect(Cookies.get(TOKEN_COOKIE)).toBe('token-1');
    expect(toasts()).toMatchObject([{ text: '登录成功' }]);
    await pass(999);
    expect(reload).not.toHaveBeenCalled();
    await pass(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not believed twice', async () => {
    const answer = { code: 'c1', state: issueOAuthState('gitee', { bind: false, from: '/rank?page=2' }) };
    await come(answer);
    await come(answer);
    expect(api.loginWithProvider).toHaveBeenCalledTimes(1);
    expect(toasts()).toMatchObject([{ text: '登录成功' }, { text: NOT_OURS, tone: 'failed' }]);
  });

  it.each([`gitee.${'0'.repeat(32)}`, `github-bind.${'0'.repeat(32)}`, 'gitee', ''])(
    'is not believed with the state %j, which this browser did not issue',
    async (state) => {
      issueOAuthState('gitee', { bind: false, from: '/rank?page=2' });
      await come({ code: 'c1', state });
      expect([...api.loginWithProvider.mock.calls, ...api.bindProvider.mock.calls]).toEqual([]);
      expect(toasts()).toMatchObject([{ text: NOT_OURS, tone: 'failed' }]);
    },
  );

  it('that the API refuses leads to the login', async () => {
    api.loginWithProvider.mockRejectedValue(refused);
    await come({ code: 'c1', state: issueOAuthState('github', { bind: false, from: '/rank?page=2' }) });
    expect(toasts()).toMatchObject([{ text: refused.message, tone: 'failed' }]);
    expect(useLoginGate.getState().loginOpen).toBe(true);
    expect(Cookies.get(TOKEN_COOKIE)).toBeUndefined();
  });
});

describe('a provider that was asked to be bound', () => {
  const bind = async () => {
    startSession('token-2');
    await come({ code: 'c1', state: issueOAuthState('github', { bind: true, from: '/rank?page=2' }) });
    expect(api.bindProvider).toHaveBeenCalledExactlyOnceWith('github', 'c1');
    expect(api.loginWithProvider).not.toHaveBeenCalled();
  };

  it('reloads the page that asked and closes its own window a second later', async () => {
    const opener = { location: { reload: vi.fn() } };
    vi.stubGlobal('opener', opener);
    await bind();
    expect(opener.location.reload).toHaveBeenCalledOnce();
    expect(toasts()).toMatchObject([{ text: 'GitHub 授权绑定成功' }]);
    expect(close).not.toHaveBeenCalled();
    await pass(1_000);
    expect(close).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('leads back to the account where no page asked', async () => {
    await bind();
    expect(toasts()).toMatchObject([{ text: 'GitHub 授权绑定成功' }, WAY_ON]);
    await pass(1_000);
    expect(close).not.toHaveBeenCalled();
  });

  it('leads back to the account where the page that asked is another site’s', async () => {
    const opener = {
      get location(): Location {
        throw new DOMException('', 'SecurityError');
      },
    };
    vi.stubGlobal('opener', opener);
    await bind();
    expect(toasts()).toMatchObject([{ text: 'GitHub 授权绑定成功' }, WAY_ON]);
  });

  it('leads back to the account when the API refuses', async () => {
    api.bindProvider.mockRejectedValue(refused);
    await bind();
    expect(toasts()).toContainEqual(expect.objectContaining({ text: refused.message, tone: 'failed' }));
    expect(toasts()).toContainEqual(expect.objectContaining(WAY_ON));
    expect(useLoginGate.getState().loginOpen).toBe(false);
  });
});

describe('a provider that refuses', () => {
  it.each([
    [{ error: 'access_denied', description: '用户拒绝了授权' }, '用户拒绝了授权'],
    [{ error: 'access_denied', description: '' }, '授权已取消'],
    [{ error: 'server_error', description: '' }, '第三方授权失败，请稍后重试'],
  ])('is told: %j', async (answer, text) => {
    await come(answer);
    expect(toasts()).toMatchObject([{ text, tone: 'failed' }]);
    expect(api.loginWithProvider).not.toHaveBeenCalled();
  });
});

describe('from the page that providers lead back to', () => {
  const granted = (bind = false) => ({ code: 'c1', state: issueOAuthState('gitee', { bind, from: '/rank?page=2' }) });
  beforeEach(() => isAt('/oauth/callback'));

  it('who signed in goes on, a second later, to where they began it', async () => {
    await come(granted());
    expect(toasts()).toMatchObject([{ text: '登录成功' }]);
    await pass(999);
    expect(replace).not.toHaveBeenCalled();
    await pass(1);
    expect(replace).toHaveBeenCalledExactlyOnceWith('/rank?page=2');
    expect([...reload.mock.calls, ...router.replace.mock.calls]).toEqual([]);
  });

  it('who began it in another tab goes on to the home page', async () => {
    const answer = granted();
    sessionStorage.clear();
    await come(answer);
    await pass(1_000);
    expect(replace).toHaveBeenCalledExactlyOnceWith('/');
  });

  it.each([
    ['a refusal', () => ({ error: 'access_denied', description: '' }), '授权已取消'],
    ['a forged state', () => ({ code: 'c1', state: `gitee.${'0'.repeat(32)}` }), NOT_OURS],
  ])('%s leads home', async (_what, answer, text) => {
    await come(answer());
    expect(toasts()).toMatchObject([{ text, tone: 'failed' }]);
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/');
  });

  it('a code that the API refuses leads home, to the login', async () => {
    api.loginWithProvider.mockRejectedValue(refused);
    await come(granted());
    expect(useLoginGate.getState().loginOpen).toBe(true);
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/');
  });

  it('who blocks cookies is told so, and led home', async () => {
    const blocked = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    await come(granted());
    blocked.mockRestore();
    expect(toasts()).toMatchObject([{ text: expect.stringContaining('Cookie'), tone: 'failed' }]);
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/');
    await pass(1_000);
    expect(replace).not.toHaveBeenCalled();
  });

  it('who bound an account stays in the window that closes', async () => {
    vi.stubGlobal('opener', { location: { reload: vi.fn() } });
    startSession('token-2');
    await come(granted(true));
    await pass(1_000);
    expect(close).toHaveBeenCalledOnce();
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('who bound an account without a second window finds the way to it at home', async () => {
    startSession('token-2');
    await come(granted(true));
    expect(toasts()).toContainEqual(expect.objectContaining(WAY_ON));
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/');
  });
});
