import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionClient } from '@/hooks/session/create-session-client';
import { startSession } from '@/lib/domain/session/cookie';
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
  bindUsername: vi.fn(),
  sendEmailCode: vi.fn(),
}));
vi.mock('@/lib/domain/session/api', () => api);

const user = { id: '3f0a9c41b27d5e83', nickname: '林间小鹿' };
const taken = new ApiError({ kind: 'business', message: '用户名已存在', code: '-1' });

beforeEach(() => {
  // What the test's document lacks.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
  for (const call of Object.values(api)) call.mockReset();
  api.getCaptcha.mockResolvedValue('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
  api.getPasswordKey.mockResolvedValue({ aesKey: '0123456789abcdef', aesIv: 'fedcba9876543210' });
  api.getSessionUser.mockResolvedValue(user);
  api.loginWithPassword.mockResolvedValue({ accessToken: 'token-1', user });
  api.loginWithEmail.mockResolvedValue({ accessToken: 'token-2', user });
  api.registerUser.mockResolvedValue(null);
  api.bindUsername.mockResolvedValue(null);
  useToasts.setState({ toasts: [] });
  useLoginGate.setState({ typed: {} });
});
afterEach(() => act(() => endSession()));

function open(mode: LoginMode) {
  openLogin(mode);
  render(
    <QueryClientProvider client={createSessionClient()}>
      <LoginDialog notice="" />
    </QueryClientProvider>,
  );
}

const field = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const fill = async (fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) await userEvent.type(field(label), value);
};
const NEW = { 用户名: 'gimi@2026', 密码: 'secret-1', 确认密码: 'secret-1', 验证码: '8888' };

describe('a visitor who registers', () => {
  it('can submit once all four fields are filled', async () => {
    open('register');
    expect(screen.getByRole('dialog', { name: '注册' })).toBeVisible();
    for (const [label, value] of Object.entries(NEW)) {
      expect(button('注册')).toBeDisabled();
      await fill({ [label]: value });
    }
    expect(button('注册')).toBeEnabled();
  });

  it('is signed in with the same captcha, once; no password leaves in clear', async () => {
    const answer = Promise.withResolvers<null>();
    api.registerUser.mockReturnValue(answer.promise);
    open('register');
    await fill(NEW);
    await userEvent.dblClick(button('注册'));
    answer.resolve(null);
    await waitFor(() => expect(toasts()).toEqual(['注册成功', '登录成功']));
    expect(api.registerUser).toHaveBeenCalledTimes(1);
    expect(api.loginWithPassword).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: '8888' }));
    expect(JSON.stringify([api.registerUser.mock.calls, api.loginWithPassword.mock.calls])).not.toContain('secret-1');
    expect(useLoginGate.getState().loginOpen).toBe(false);
  });

  it.each([
    [{ ...NEW, 用户名: '小鹿' }, '用户名只支持英文字符、数字和@符'],
    [{ ...NEW, 确认密码: 'secret-2' }, '两次输入的密码不一致'],
  ])('is told in place what is wrong, and nothing is sent', async (fields, message) => {
    open('register');
    await fill(fields);
    await userEvent.click(button('注册'));
    expect(screen.getByText(message)).toBeVisible();
    expect(api.registerUser).not.toHaveBeenCalled();
  });

  it('keeps what they typed when the name is taken, and gets another picture', async () => {
    api.registerUser.mockRejectedValue(taken);
    open('register');
    await fill(NEW);
    await userEvent.click(button('注册'));
    expect(await screen.findByText('用户名已存在')).toBeVisible();
    expect(field('用户名')).toHaveValue('gimi@2026');
    expect(field('密码')).toHaveValue('secret-1');
    expect(field('验证码')).toHaveValue('');
    expect(api.getCaptcha).toHaveBeenCalledTimes(2);
  });

  it('finds the password login filled when only the login failed', async () => {
    api.loginWithPassword.mockRejectedValue(new ApiError({ kind: 'network', message: '网络异常，请稍后重试' }));
    open('register');
    await fill(NEW);
    await userEvent.click(button('注册'));
    expect(await screen.findByRole('dialog', { name: '登录' })).toBeVisible();
    expect(field('用户名或邮箱')).toHaveValue('gimi@2026');
    expect(toasts()).toContain('注册成功');
  });
});

describe('a visitor who turns to another mode', () => {
  it('finds what they typed', async () => {
    open('password');
    await fill({ 用户名或邮箱: 'gimi', 密码: 'secret-1' });
    await userEvent.click(button('立即注册'));
    expect(field('用户名')).toHaveValue('gimi');
    expect(field('密码')).toHaveValue('secret-1');
    await userEvent.click(button('去登录'));
    expect(field('用户名或邮箱')).toHaveValue('gimi');
  });
});

describe('a visitor who signs in by e-mail', () => {
  it('needs an address and a code', async () => {
    open('email');
    expect(button('登录')).toBeDisabled();
    await fill({ 邮箱: 'not-an-address', 验证码: '666666' });
    await userEvent.click(button('登录'));
    expect(screen.getByText('邮箱格式不正确')).toBeVisible();
    expect(api.loginWithEmail).not.toHaveBeenCalled();
    await userEvent.clear(field('邮箱'));
    await fill({ 邮箱: 'deer@example.com' });
    await userEvent.click(button('登录'));
    await waitFor(() => expect(toasts()).toEqual(['登录成功']));
    expect(api.loginWithEmail.mock.calls[0]?.[0]).toEqual({ email: 'deer@example.com', code: '666666' });
  });

  it('is told that cookies are needed where the browser blocks them, and keeps the form', async () => {
    const blocked = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    open('email');
    await fill({ 邮箱: 'deer@example.com', 验证码: '666666' });
    await userEvent.click(button('登录'));
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Cookie')]));
    expect(useLoginGate.getState().loginOpen).toBe(true);
    blocked.mockRestore();
  });
});

describe('a member without a username', () => {
  it('binds one, and stays signed in', async () => {
    act(() => startSession('token-3'));
    open('bind-username');
    expect(screen.queryByText('还没有账号？')).toBeNull();
    await fill(NEW);
    await userEvent.click(button('绑定'));
    await waitFor(() => expect(toasts()).toEqual(['绑定用户名成功']));
    expect(api.bindUsername).toHaveBeenCalledTimes(1);
    expect(useLoginGate.getState().loginOpen).toBe(false);
  });
});
