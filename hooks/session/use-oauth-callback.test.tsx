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
import { useToasts } from '@/lib/utils/toast-store';
import { createSessionClient } from './create-session-client';
import { useOAuthCallback } from './use-oauth-callback';

const api = vi.hoisted(() => ({ loginWithProvider: vi.fn(), bindProvider: vi.fn() }));
vi.mock('@/lib/domain/oauth/api', () => api);

const reload = vi.fn();
const close = vi.fn();
const NOT_OURS = '登录请求无效或已过期，请重新发起';
const refused = new ApiError({ kind: 'business', message: '授权码无效或已过期，请重新授权', code: '-1' });
const WAY_ON = { text: '返回账号设置', href: '/setting/account' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { protocol: 'http:', reload });
  vi.stubGlobal('close', close);
  vi.stubGlobal('opener', null);
  for (const call of [reload, close, ...Object.values(api)]) call.mockReset();
  api.loginWithProvider.mockResolvedValue({ accessToken: 'token-1' });
  api.bindProvider.mockResolvedValue(null);
  localStorage.clear();
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
    await come({ code: 'c1', state: issueOAuthState('gitee', false) });
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
    const answer = { code: 'c1', state: issueOAuthState('gitee', false) };
    await come(answer);
    await come(answer);
    expect(api.loginWithProvider).toHaveBeenCalledTimes(1);
    expect(toasts()).toMatchObject([{ text: '登录成功' }, { text: NOT_OURS, tone: 'failed' }]);
  });

  it.each([`gitee.${'0'.repeat(32)}`, `github-bind.${'0'.repeat(32)}`, 'gitee', ''])(
    'is not believed with the state %j, which this browser did not issue',
    async (state) => {
      issueOAuthState('gitee', false);
      await come({ code: 'c1', state });
      expect([...api.loginWithProvider.mock.calls, ...api.bindProvider.mock.calls]).toEqual([]);
      expect(toasts()).toMatchObject([{ text: NOT_OURS, tone: 'failed' }]);
    },
  );

  it('that the API refuses leads to the login', async () => {
    api.loginWithProvider.mockRejectedValue(refused);
    await come({ code: 'c1', state: issueOAuthState('github', false) });
    expect(toasts()).toMatchObject([{ text: refused.message, tone: 'failed' }]);
    expect(useLoginGate.getState().loginOpen).toBe(true);
    expect(Cookies.get(TOKEN_COOKIE)).toBeUndefined();
  });
});

describe('a provider that was asked to be bound', () => {
  const bind = async () => {
    startSession('token-2');
    await come({ code: 'c1', state: issueOAuthState('github', true) });
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
