import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const loads = vi.hoisted(() => ({ broken: 0, tried: 0 }));
vi.mock('./oauth-outcome', () => ({
  get OAuthOutcome() {
    loads.tried += 1;
    if (loads.tried <= loads.broken) throw new Error('lost on the way');
    return function Outcome() {
      return <p>结果</p>;
    };
  },
}));

const router = vi.hoisted(() => ({ replace: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const nonce = '0123456789abcdef0123456789abcdef';
const LOST = '授权结果处理失败，请检查网络后重新发起';

beforeEach(() => {
  vi.resetModules();
  Object.assign(loads, { broken: 0, tried: 0 });
  router.replace.mockClear();
});
afterEach(() => vi.restoreAllMocks());

/** Opens an address with a provider's answer; its chunk fails to load `broken` times. */
async function open(address: string, broken = 0) {
  loads.broken = broken;
  // React logs the failed chunk.
  if (broken > 1) vi.spyOn(console, 'error').mockImplementation(() => {});
  window.history.replaceState(null, '', address);
  // Modules are reset, because a loaded chunk stays loaded.
  const { OAuthCallback } = await import('./oauth-callback');
  return render(<OAuthCallback />);
}
const toasts = async () => (await import('@/lib/browser/toast-store')).useToasts.getState().toasts;
const gate = async () => (await import('@/lib/domain/session/login-gate')).useLoginGate.getState();

describe('an address with an OAuth provider’s answer', () => {
  it('has the answer removed at once, and handled', async () => {
    const { findByText } = await open(`/?category=2&code=c1&state=gitee.${nonce}`);
    expect(window.location.search).toBe('?category=2');
    await findByText('结果');
  });

  it('is handled after a retry when the chunk for it failed to load', async () => {
    const { findByText } = await open(`/?code=c1&state=gitee.${nonce}`, 1);
    await findByText('结果');
    expect(await toasts()).toEqual([]);
  });

  it('shows a toast and opens the login when the chunk cannot be loaded', async () => {
    await open(`/?code=c1&state=gitee.${nonce}`, 2);
    await waitFor(async () => expect(await toasts()).toMatchObject([{ text: LOST, tone: 'failed' }]));
    expect(await gate()).toMatchObject({ loginOpen: true });
    expect(window.location.search).toBe('');
  });

  it('leads to the account page instead when it was to bind an account', async () => {
    await open(`/?code=c1&state=github-bind.${nonce}`, 2);
    await waitFor(async () =>
      expect(await toasts()).toMatchObject([{ text: LOST }, { text: '返回账号设置', href: '/setting/account' }]),
    );
    expect(await gate()).toMatchObject({ loginOpen: false });
  });
});

describe('the OAuth callback page', () => {
  it('redirects home without an answer', async () => {
    await open('/oauth/callback?code=c1&state=other');
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/');
  });

  it('waits while an answer is being handled', async () => {
    const { findByText } = await open(`/oauth/callback?code=c1&state=gitee.${nonce}`);
    await findByText('结果');
    expect(window.location.href).toMatch(/\/oauth\/callback$/);
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('redirects home when the chunk cannot be loaded', async () => {
    await open(`/oauth/callback?code=c1&state=gitee.${nonce}`, 2);
    await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/'));
  });
});

it('does not redirect from any other address', async () => {
  const { container } = await open('/?code=c1&state=other');
  expect(window.location.search).toBe('?code=c1&state=other');
  expect(container).toBeEmptyDOMElement();
  expect(loads.tried).toBe(0);
  expect(router.replace).not.toHaveBeenCalled();
  expect(await gate()).toMatchObject({ loginOpen: false });
});
