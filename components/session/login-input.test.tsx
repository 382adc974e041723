import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionClient } from '@/hooks/session/create-session-client';
import { encryptPassword } from '@/lib/domain/session/cipher';
import { endSession, openLogin, useLoginGate, type LoginMode } from '@/lib/domain/session/store';
import { ApiError } from '@/lib/http/api-error';
import { useToasts } from '@/lib/browser/toast-store';
import { LoginDialog } from './login-dialog';

const api = vi.hoisted(() => ({
  getCaptcha: vi.fn(),
  getPasswordKey: vi.fn(),
  getSessionUser: vi.fn(),
  loginWithPassword: vi.fn(),
  loginWithEmail: vi.fn(),
  registerUser: vi.fn(),
  sendEmailCode: vi.fn(),
}));
vi.mock('@/lib/domain/session/api', () => api);

const KEY = { aesKey: '0123456789abcdef', aesIv: 'fedcba9876543210' };
const user = { id: '3f0a9c41b27d5e83', nickname: '林间小鹿' };

beforeEach(() => {
  // What the test's document lacks.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
  for (const call of Object.values(api)) call.mockReset().mockResolvedValue(null);
  api.getCaptcha.mockResolvedValue('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
  api.getPasswordKey.mockResolvedValue(KEY);
  api.loginWithPassword.mockResolvedValue({ accessToken: 'token-1', user });
  localStorage.clear();
  useToasts.setState({ toasts: [] });
  useLoginGate.setState({ typed: {} });
});
afterEach(() => act(endSession));

function open(mode: LoginMode = 'password') {
  openLogin(mode);
  return render(
    <QueryClientProvider client={createSessionClient()}>
      <LoginDialog notice="" />
    </QueryClientProvider>,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });
const fill = (fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) fireEvent.input(field(label), { target: { value } });
};
const LOGIN = { 用户名或邮箱: 'demouser', 密码: 'secret-1', 验证码: '8888' };
const NEW = { 用户名: 'gimi@2026', 密码: 'secret-1', 确认密码: 'secret-1', 验证码: '8888' };

describe('the Enter key', () => {
  it('that ends a word of an input method submits nothing; the next one does', async () => {
    open();
    fill(LOGIN);
    const name = field('用户名或邮箱');
    name.focus();
    fireEvent.compositionStart(name);
    await userEvent.keyboard('{Enter}');
    fireEvent.compositionEnd(name);
    expect(api.getPasswordKey).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(api.loginWithPassword).toHaveBeenCalledTimes(1));
  });

  it('pressed twice sends one login', async () => {
    const answer = Promise.withResolvers<object>();
    api.loginWithPassword.mockReturnValue(answer.promise);
    open();
    fill(LOGIN);
    field('验证码').focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(api.loginWithPassword).toHaveBeenCalled());
    await userEvent.keyboard('{Enter}');
    answer.resolve({ accessToken: 'token-1', user });
    await waitFor(() => expect(useToasts.getState().toasts).toMatchObject([{ text: '登录成功' }]));
    expect(api.loginWithPassword).toHaveBeenCalledTimes(1);
    expect(api.getPasswordKey).toHaveBeenCalledTimes(1);
  });
});

describe('what is typed', () => {
  it('is sent as it is with 10,000 characters, and stays when the API refuses it', async () => {
    const long = { 用户名: 'a'.repeat(10_000), 密码: '长'.repeat(10_000), 确认密码: '长'.repeat(10_000) };
    api.registerUser.mockRejectedValue(
      new ApiError({ kind: 'business', message: '用户名长度为5到16个字符', code: '-1' }),
    );
    open('register');
    fill({ ...NEW, ...long });
    await userEvent.click(button('注册'));
    expect(await screen.findByText('用户名长度为5到16个字符')).toBeVisible();
    const password = encryptPassword(long.密码, KEY);
    expect(api.registerUser.mock.calls).toEqual([
      [{ username: long.用户名, password, confirmPassword: password, code: '8888' }],
    ]);
    for (const [label, value] of Object.entries(long)) expect(field(label).value === value, label).toBe(true);
  });

  it('loses the spaces around it, but for a password', async () => {
    open('register');
    fill({ 用户名: '  gimi@2026\u3000', 密码: ' secret-1 ', 确认密码: ' secret-1 ', 验证码: ' 8888 ' });
    await userEvent.click(button('注册'));
    await waitFor(() => expect(api.loginWithPassword).toHaveBeenCalled());
    const password = encryptPassword(' secret-1 ', KEY);
    expect(api.loginWithPassword.mock.calls[0]?.[0]).toMatchObject({ username: 'gimi@2026', password, code: '8888' });
  });

  it('is not there when it is only spaces, but for a password', () => {
    open();
    fill({ ...LOGIN, 用户名或邮箱: ' \u3000' });
    expect(button('登录')).toBeDisabled();
    fill({ ...LOGIN, 密码: '  ' });
    expect(button('登录')).toBeEnabled();
  });

  it.each(['小鹿😀', 'gimi\u0301', 'gi mi'])('cannot be the username %s', async (username) => {
    open('register');
    fill({ ...NEW, 用户名: username });
    await userEvent.click(button('注册'));
    expect(screen.getByText('用户名只支持英文字符、数字和@符')).toBeVisible();
    expect(field('用户名')).toHaveValue(username);
    expect(api.registerUser).not.toHaveBeenCalled();
  });
});

describe('a login that is not answered', () => {
  it('is given up after a while; the form is as it was, and the button works', async () => {
    const timedOut = new ApiError({ kind: 'network', message: '请求超时，请稍后重试' });
    api.loginWithPassword.mockRejectedValueOnce(timedOut);
    open();
    fill(LOGIN);
    await userEvent.click(button('登录'));
    expect(await screen.findByText('请求超时，请稍后重试')).toBeVisible();
    expect(field('用户名或邮箱')).toHaveValue('demouser');
    expect(field('密码')).toHaveValue('secret-1');
    fill({ 验证码: '8888' });
    await userEvent.click(button('登录'));
    await waitFor(() => expect(useToasts.getState().toasts).toMatchObject([{ text: '登录成功' }]));
  });
});

describe('a field that a browser fills', () => {
  it.each(['change', 'pointerover', 'focusin', 'keydown'])('without a word is seen with the next %s', (occasion) => {
    open();
    fill({ 验证码: '8888' });
    field('用户名或邮箱').value = 'demouser';
    field('密码').value = 'secret-1';
    expect(button('登录')).toBeDisabled();
    act(() => void field('密码').dispatchEvent(new Event(occasion, { bubbles: true })));
    expect(button('登录')).toBeEnabled();
  });

  it('is where a code is sent to', async () => {
    open('email');
    field('邮箱').value = 'deer@example.com';
    await userEvent.click(button('获取验证码'));
    await waitFor(() => expect(api.sendEmailCode.mock.calls[0]?.[0]).toBe('deer@example.com'));
  });
});

describe('a visitor who closes the login and opens it again', () => {
  it('finds the name and the address they typed, no password and no code', () => {
    const first = open();
    fill(LOGIN);
    first.unmount();
    const second = open();
    expect(field('用户名或邮箱')).toHaveValue('demouser');
    expect(field('密码')).toHaveValue('');
    expect(field('验证码')).toHaveValue('');
    second.unmount();
    const third = open('email');
    fill({ 邮箱: 'deer@example.com', 验证码: '666666' });
    third.unmount();
    open('email');
    expect(field('邮箱')).toHaveValue('deer@example.com');
    expect(field('验证码')).toHaveValue('');
    expect(button('登录')).toBeDisabled();
  });

  it('finds nothing of somebody who has signed in meanwhile', async () => {
    const first = open();
    fill(LOGIN);
    await userEvent.click(button('登录'));
    await waitFor(() => expect(useToasts.getState().toasts).toMatchObject([{ text: '登录成功' }]));
    first.unmount();
    act(endSession);
    open();
    expect(field('用户名或邮箱')).toHaveValue('');
  });
});
