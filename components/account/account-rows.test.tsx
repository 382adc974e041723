import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionClient } from '@/hooks/session/create-session-client';
import type { SessionUser } from '@/lib/domain/session/schema';
import { encryptPassword } from '@/lib/domain/session/cipher';
import { startSession } from '@/lib/domain/session/cookie';
import { closeLogin, endSession, useLoginGate } from '@/lib/domain/session/store';
import { ApiError } from '@/lib/http/api-error';
import { useToasts } from '@/lib/browser/toast-store';
import { AccountRows } from './account-rows';

const account = vi.hoisted(() => ({ unbindAccount: vi.fn(), bindEmail: vi.fn(), updatePassword: vi.fn() }));
vi.mock('@/lib/domain/account/api', () => account);
const session = vi.hoisted(() => ({ getSessionUser: vi.fn(), getPasswordKey: vi.fn(), sendEmailCode: vi.fn() }));
vi.mock('@/lib/domain/session/api', () => session);

const KEY = { aesKey: '0123456789abcdef', aesIv: 'fedcba9876543210' };
const refusal = (message: string) => new ApiError({ kind: 'business', message, code: '-1' });

const user: SessionUser = {
  id: '3f0a9c41b27d5e83',
  nickname: '林间小鹿',
  avatar: '',
  username: 'demouser',
  email: 'demouser@example.com',
  bindPassword: true,
  bindWx: false,
  githubId: '1',
  githubName: 'lin-deer',
  giteeId: '',
  giteeName: '',
  imRestrict: '0',
  hasUpdateBirthday: false,
  hasSigned: false,
  job: '',
  blogAddress: '',
  description: '',
  gender: '',
  birthday: '',
  startWorkTime: '',
  exp: 0,
};

beforeEach(() => {
  // What the test's document lacks.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
  for (const call of [...Object.values(account), ...Object.values(session)]) call.mockReset().mockResolvedValue(null);
  session.getPasswordKey.mockResolvedValue(KEY);
  localStorage.clear();
  useToasts.setState({ toasts: [] });
  act(() => startSession('token-1'));
});
afterEach(() => act(endSession));

const open = (changes: Partial<SessionUser> = {}) =>
  render(
    <QueryClientProvider client={createSessionClient()}>
      <AccountRows user={{ ...user, ...changes }} />
    </QueryClientProvider>,
  );
const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

it('nothing is said or offered of what the API does not tell', () => {
  const unknown = { ...user, bindPassword: null, bindWx: null, giteeId: null };
  render(
    <QueryClientProvider client={createSessionClient()}>
      <AccountRows user={unknown} />
    </QueryClientProvider>,
  );
  for (const label of ['密码', '微信', 'Gitee'])
    expect(screen.getByRole('listitem', { name: label })).toHaveTextContent('未知');
  expect(screen.queryByRole('button', { name: /绑(微信|Gitee)/ })).toBeNull();
  expect(screen.getByRole('button', { name: '修改密码' })).toBeVisible();
});

describe('the ways to sign in', () => {
  it('are listed with their state', () => {
    open();
    const row = (name: string) => screen.getByRole('listitem', { name });
    expect(row('用户名')).toHaveTextContent('demouser');
    expect(row('GitHub')).toHaveTextContent('lin-deer');
    expect(row('微信')).toHaveTextContent('未绑定');
    expect(within(row('密码')).getByRole('button')).toHaveTextContent('修改密码');
  });

  it('are unbound after a question, once', async () => {
    open();
    await userEvent.click(button('解绑GitHub'));
    await userEvent.click(button('取消'));
    expect(account.unbindAccount).not.toHaveBeenCalled();
    await userEvent.click(button('解绑GitHub'));
    await userEvent.dblClick(button('解绑'));
    await waitFor(() => expect(toasts()).toEqual(['解绑成功']));
    expect(account.unbindAccount.mock.calls).toEqual([['github']]);
  });

  it('stay when the API refuses, and the member is told why', async () => {
    account.unbindAccount.mockRejectedValue(refusal('解绑后将无法登录'));
    open();
    await userEvent.click(button('解绑邮箱'));
    await userEvent.click(button('解绑'));
    await waitFor(() => expect(toasts()).toEqual(['解绑后将无法登录']));
  });
});

describe('what the login dialog binds', () => {
  it('is a username for an account without one, and WeChat', async () => {
    open({ username: '' });
    await userEvent.click(button('绑定用户名'));
    expect(useLoginGate.getState()).toMatchObject({ loginOpen: true, mode: 'bind-username' });
    await userEvent.click(button('绑定微信'));
    expect(useLoginGate.getState()).toMatchObject({ loginOpen: true, mode: 'bind-wechat' });
    act(closeLogin);
  });
});

describe('the password', () => {
  it('is changed by the old one, all encrypted under a fresh key', async () => {
    open();
    await userEvent.click(button('修改密码'));
    expect(button('确定')).toBeDisabled();
    await userEvent.type(field('旧密码'), 'old-1');
    await userEvent.type(field('新密码'), 'new-1');
    await userEvent.type(field('确认密码'), 'new-1');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(toasts()).toEqual(['修改密码成功']));
    const hidden = encryptPassword('new-1', KEY);
    expect(account.updatePassword.mock.calls).toEqual([
      [
        {
          type: '1',
          email: '',
          code: '',
          oldpassword: encryptPassword('old-1', KEY),
          newpassword: hidden,
          confirmPassword: hidden,
        },
      ],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('must be typed twice the same, which is said when the field is left', async () => {
    open();
    await userEvent.click(button('修改密码'));
    await userEvent.type(field('旧密码'), 'old-1');
    await userEvent.type(field('新密码'), 'new-1');
    await userEvent.type(field('确认密码'), 'new-2');
    await userEvent.tab();
    expect(screen.getByText('两次输入的密码不一致')).toBeVisible();
    await userEvent.click(button('确定'));
    expect(session.getPasswordKey).not.toHaveBeenCalled();
  });

  it('keeps what was typed when it is refused and when the way is switched', async () => {
    account.updatePassword.mockRejectedValue(refusal('原密码错误'));
    open();
    await userEvent.click(button('修改密码'));
    await userEvent.type(field('旧密码'), 'guess');
    await userEvent.type(field('新密码'), 'new-1');
    await userEvent.type(field('确认密码'), 'new-1');
    await userEvent.click(button('确定'));
    expect(await screen.findByText('原密码错误')).toBeVisible();
    expect(field('旧密码')).toHaveValue('guess');
    await userEvent.click(button('使用邮箱验证码修改'));
    expect(field('邮箱')).toHaveValue('demouser@example.com');
    expect(field('新密码')).toHaveValue('new-1');
    expect(button('确定')).toBeDisabled();
    await userEvent.type(field('验证码'), '666666');
    expect(button('确定')).toBeEnabled();
    await userEvent.click(button('使用旧密码修改'));
    expect(field('旧密码')).toHaveValue('guess');
    expect(toasts()).toEqual([]);
  });

  it('is set for the first time without another', async () => {
    open({ bindPassword: false });
    await userEvent.click(button('设置密码'));
    await userEvent.type(field('新密码'), 'new-1');
    await userEvent.type(field('确认密码'), 'new-1');
    await userEvent.click(button('确定'));
    await waitFor(() => expect(toasts()).toEqual(['设置密码成功']));
    expect(account.updatePassword.mock.calls[0]?.[0]).toMatchObject({ type: '2', oldpassword: '', code: '' });
  });

  it('is not changed by e-mail without an address', async () => {
    open({ email: '' });
    await userEvent.click(button('修改密码'));
    expect(screen.queryByRole('button', { name: '使用邮箱验证码修改' })).toBeNull();
  });
});

describe('an e-mail address', () => {
  it('is bound by the code that is sent to it, and the next code is a minute away', async () => {
    open({ email: '' });
    await userEvent.click(button('绑定邮箱'));
    await userEvent.click(button('获取验证码'));
    expect(screen.getByText('请输入邮箱')).toBeVisible();
    await userEvent.type(field('邮箱'), 'new@example');
    await userEvent.click(button('获取验证码'));
    expect(screen.getByText('邮箱格式不正确')).toBeVisible();
    await userEvent.type(field('邮箱'), '.com');
    expect(screen.queryByText('邮箱格式不正确')).toBeNull();
    await userEvent.dblClick(button('获取验证码'));
    expect(await screen.findByRole('button', { name: /^(60|59) 秒后重发$/ })).toBeDisabled();
    expect(session.sendEmailCode.mock.calls.map(([email]) => email)).toEqual(['new@example.com']);
    await userEvent.type(field('验证码'), '123456');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(toasts()).toEqual(['绑定邮箱成功']));
    expect(account.bindEmail.mock.calls[0]?.[0]).toEqual({ email: 'new@example.com', code: '123456' });
  });

  it('is told in its place why no code came', async () => {
    session.sendEmailCode.mockRejectedValue(refusal('频繁操作，请在一分钟后再次发送！'));
    open({ email: '' });
    await userEvent.click(button('绑定邮箱'));
    await userEvent.type(field('邮箱'), 'new@example.com');
    await userEvent.click(button('获取验证码'));
    expect(await screen.findByText('频繁操作，请在一分钟后再次发送！')).toBeVisible();
    expect(button('获取验证码')).toBeEnabled();
  });
});
