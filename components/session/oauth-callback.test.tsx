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
afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

/** Opens the site at an address whose answer is carried out by a part that fails to load `broken` times. */
async function open(address: string, broken = 0) {
  loads.broken = broken;
  // React tells of a part that is lost for good.
  if (broken > 1) vi.spyOn(console, 'error').mockImplementation(() => {});
  window.history.replaceState(null, '', address);
  // Anew for each page: what was loaded once stays loaded.
  const { OAuthCallback } = await import('./oauth-callback');
  return render(<OAuthCallback />);
}
const toasts = async () => (await import('@/lib/browser/toast-store')).useToasts.getState().toasts;
const gate = async () => (await import('@/lib/domain/session/store')).useLoginGate.getState();

describe('an address with the answer of a provider', () => {
  it('loses it at once, and it is carried out', async () => {
    const { findByText } = await open(`/?category=2&code=c1&state=gitee.${nonce}`);
    expect(window.location.search).toBe('?category=2');
    await findByText('结果');
  });

  it('is tried again when the part that carries it out was lost on the way', async () => {
    const { findByText } = await open(`/?code=c1&state=gitee.${nonce}`, 1);
    await findByText('结果');
    expect(await toasts()).toEqual([]);
  });

  it('says that it was lost for good, and leads to the login', async () => {
    await open(`/?code=c1&state=gitee.${nonce}`, 2);
    await waitFor(async () => expect(await toasts()).toMatchObject([{ text: LOST, tone: 'failed' }]));
    expect(await gate()).toMatchObject({ loginOpen: true });
    expect(window.location.search).toBe('');
  });

  it('of a binding leads to the account instead', async () => {
    await open(`/?code=c1&state=github-bind.${nonce}`, 2);
    await waitFor(async () =>
      expect(await toasts()).toMatchObject([{ text: LOST }, { text: '返回账号设置', href: '/setting/account' }]),
    );
    expect(await gate()).toMatchObject({ loginOpen: false });
  });
});

describe('the page that providers lead back to', () => {
  it('leads home without an answer', async () => {
    await open('/oauth/callback?code=c1&state=other');
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/');
  });

  it('waits for what becomes of an answer', async () => {
    const { findByText } = await open(`/oauth/callback?code=c1&state=gitee.${nonce}`);
    await findByText('结果');
    expect(window.location.href).toMatch(/\/oauth\/callback$/);
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('leads home when what carries it out is lost', async () => {
    await open(`/oauth/callback?code=c1&state=gitee.${nonce}`, 2);
    await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/'));
  });
});

it('any other address is left alone', async () => {
  const { container } = await open('/?code=c1&state=other');
  expect(window.location.search).toBe('?code=c1&state=other');
  expect(container).toBeEmptyDOMElement();
  expect(loads.tried).toBe(0);
  expect(router.replace).not.toHaveBeenCalled();
  expect(await gate()).toMatchObject({ loginOpen: false });
});
