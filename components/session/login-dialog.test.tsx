import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionClient } from '@/hooks/session/create-session-client';
import { TOKEN_COOKIE } from '@/lib/config/api';
import { sessionQueries } from '@/lib/domain/session/queries';
import { endSession, openLogin, useLoginGate } from '@/lib/domain/session/store';
import { ApiError } from '@/lib/http/api-error';
import { useToasts } from '@/lib/browser/toast-store';
import { LoginDialog } from './login-dialog';

const api = vi.hoisted(() => ({ getCaptcha: vi.fn(), getPasswordKey: vi.fn(), loginWithPassword: vi.fn() }));
vi.mock('@/lib/domain/session/api', () => api);

const captcha = (text: string) => `<svg xmlns="http://www.w3.org/2000/svg"><text>${text}</text></svg>`;
const user = { id: '3f0a9c41b27d5e83', nickname: '林间小鹿' };

beforeEach(() => {
  // What the test's document lacks.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
  for (const call of Object.values(api)) call.mockReset();
  api.getCaptcha.mockResolvedValueOnce(captcha('one')).mockResolvedValue(captcha('two'));
  api.getPasswordKey.mockResolvedValue({ aesKey: '0123456789abcdef', aesIv: 'fedcba9876543210' });
  api.loginWithPassword.mockResolvedValue({ accessToken: 'token-1', user });
  useToasts.setState({ toasts: [] });
  useLoginGate.setState({ typed: {} });
  openLogin();
});
afterEach(() => {
  endSession();
});

function open(notice = '') {
  const client = createSessionClient();
  render(
    <QueryClientProvider client={client}>
      <LoginDialog notice={notice} />
    </QueryClientProvider>,
  );
  return client;
}

const button = () => screen.getByRole('button', { name: /^登录/ });
const picture = () => screen.getByRole('button', { name: '换一张验证码' }).querySelector('img')?.getAttribute('src');
const fill = async () => {
  await userEvent.type(screen.getByLabelText('用户名或邮箱'), ' demouser ');
  await userEvent.type(screen.getByLabelText('密码'), 'demo123456');
  await userEvent.type(screen.getByLabelText('验证码'), '8888');
};

describe('the login', () => {
  it('is possible once all three fields are filled', async () => {
    open();
    expect(screen.getByRole('dialog', { name: '登录' })).toBeVisible();
    expect(button()).toBeDisabled();
    await fill();
    expect(button()).toBeEnabled();
    await userEvent.clear(screen.getByLabelText('密码'));
    expect(button()).toBeDisabled();
  });

  it('sends the encrypted password, keeps the token, knows the member and closes', async () => {
    const client = open();
    await fill();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(Cookies.get(TOKEN_COOKIE)).toBe('token-1'));
    expect(api.loginWithPassword.mock.calls).toEqual([
      [{ username: 'demouser', password: 'dRUNZAwhL4knTn/yibRSPQ==', code: '8888' }],
    ]);
    expect(client.getQueryData(sessionQueries.user().queryKey)).toEqual(user);
    expect(document.documentElement.dataset.session).toBe('member');
    expect(useLoginGate.getState().loginOpen).toBe(false);
    expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['登录成功']);
  });

  it('is sent once for a double click', async () => {
    let answer = (_value: unknown) => {};
    api.loginWithPassword.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    open();
    await fill();
    await userEvent.dblClick(button());
    await waitFor(() => expect(api.loginWithPassword).toHaveBeenCalled());
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button());
    expect(api.getPasswordKey).toHaveBeenCalledTimes(1);
    answer({ accessToken: 'token-1', user });
    await waitFor(() => expect(useLoginGate.getState().loginOpen).toBe(false));
    expect(api.loginWithPassword).toHaveBeenCalledTimes(1);
  });

  it('that is refused says why in its place, and wants another captcha', async () => {
    api.loginWithPassword.mockRejectedValue(
      new ApiError({ kind: 'business', message: '用户名或密码错误', code: '-1' }),
    );
    open();
    await fill();
    const first = picture();
    await userEvent.click(button());
    expect(await screen.findByText('用户名或密码错误')).toBeInTheDocument();
    await waitFor(() => expect(picture()).not.toBe(first));
    expect(screen.getByLabelText('验证码')).toHaveValue('');
    expect(screen.getByLabelText('验证码')).toHaveFocus();
    expect(screen.getByLabelText('密码')).toHaveValue('demo123456');
    expect(button()).toBeDisabled();
    expect(useToasts.getState().toasts).toEqual([]);
    expect(Cookies.get(TOKEN_COOKIE)).toBeUndefined();
  });

  it('shows the captcha as a picture that a click renews', async () => {
    open();
    await waitFor(() =>
      expect(picture()).toBe(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(captcha('one'))}`),
    );
    await userEvent.click(screen.getByRole('button', { name: '换一张验证码' }));
    await waitFor(() => expect(picture()).toContain('two'));
  });

  it('lets password managers and the owner at the password', async () => {
    open('登录已过期，请重新登录');
    expect(screen.getByText('登录已过期，请重新登录')).toBeVisible();
    expect(screen.getByLabelText('用户名或邮箱')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('密码')).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(screen.getByRole('button', { name: '显示密码' }));
    expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'text');
  });
});
