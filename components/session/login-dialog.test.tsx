import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TOKEN_COOKIE } from '@/lib/config/api';
import { endSession, interruptByLogin, openLogin, useLoginGate, type LoginMode } from '@/lib/domain/session/store';
import { addFault } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { callsOf, renderApp, toastTexts } from '@/test/render';
import { LoginDialog } from './login-dialog';

beforeEach(() => useLoginGate.setState({ typed: {} }));

const LOGIN = { 用户名或邮箱: 'demouser', 密码: 'demo123456', 验证码: '8888' };
const NEW = { 用户名: 'gimi@2026', 密码: 'secret-1', 确认密码: 'secret-1', 验证码: '8888' };

function open(mode: LoginMode = 'password', as?: string) {
  openLogin(mode);
  return renderApp(<LoginDialog notice="" />, as ? { as } : {});
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const button = (name: string) => screen.getByRole('button', { name });
const picture = () => button('换一张验证码').querySelector('img')?.getAttribute('src');
const fill = (fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) fireEvent.input(field(label), { target: { value } });
};
const bodiesOf = (path: string) => callsOf(path).map(({ body }) => JSON.parse(body));

describe('the password login', () => {
  it('is enabled once all three fields are filled; spaces count in a password only', () => {
    open();
    for (const [label, value] of Object.entries(LOGIN)) {
      expect(button('登录')).toBeDisabled();
      fill({ [label]: value });
    }
    expect(button('登录')).toBeEnabled();
    fill({ 用户名或邮箱: ' \u3000', 密码: '  ' });
    expect(button('登录')).toBeDisabled();
    fill({ 用户名或邮箱: 'demouser' });
    expect(button('登录')).toBeEnabled();
  });

  it('sends the encrypted password once for a double click, keeps the token and closes', async () => {
    addFault({ path: '/users/login', delayMs: 100 });
    open();
    fill({ ...LOGIN, 用户名或邮箱: ' demouser ' });
    await userEvent.dblClick(button('登录'));
    await waitFor(() => expect(toastTexts()).toEqual(['登录成功']));
    expect(bodiesOf('/users/login')).toEqual([
      { username: 'demouser', password: expect.not.stringContaining('demo'), code: '8888' },
    ]);
    expect(callsOf('/unit/getpublickey')).toHaveLength(1);
    expect(Cookies.get(TOKEN_COOKIE)).toBeTruthy();
    expect(useLoginGate.getState().loginOpen).toBe(false);
  });

  it('resumes the action that it interrupted, once', async () => {
    const interrupted = vi.fn();
    open();
    interruptByLogin({ run: interrupted });
    fill(LOGIN);
    await userEvent.click(button('登录'));
    await waitFor(() => expect(interrupted).toHaveBeenCalledTimes(1));
    expect(useLoginGate.getState()).toMatchObject({ loginOpen: false, interrupted: null });
  });

  it('is submitted with Enter, once, but not by the Enter of an IME composition', async () => {
    addFault({ path: '/users/login', delayMs: 100 });
    open();
    fill(LOGIN);
    field('验证码').focus();
    fireEvent.compositionStart(field('验证码'));
    await userEvent.keyboard('{Enter}');
    fireEvent.compositionEnd(field('验证码'));
    expect(callsOf('/unit/getpublickey')).toEqual([]);
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(callsOf('/users/login')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(toastTexts()).toEqual(['登录成功']));
    expect(callsOf('/users/login')).toHaveLength(1);
  });

  it('that is refused shows why, keeps what was typed and fetches another captcha', async () => {
    open();
    await waitFor(() => expect(picture()).toContain('data:image/svg+xml'));
    const first = picture();
    fill({ ...LOGIN, 密码: 'a guess' });
    await userEvent.click(button('登录'));
    expect(await screen.findByText('用户名或密码错误')).toBeVisible();
    await waitFor(() => expect(field('验证码')).toHaveFocus());
    await waitFor(() => expect(picture()).not.toBe(first));
    expect(field('密码')).toHaveValue('a guess');
    expect(field('验证码')).toHaveValue('');
    await userEvent.click(button('显示密码'));
    expect(field('密码')).toHaveAttribute('type', 'text');
    expect(toastTexts()).toEqual([]);
  });

  it('shows a wrong captcha at its field, until it is typed again', async () => {
    open();
    fill({ ...LOGIN, 验证码: 'none' });
    await userEvent.click(button('登录'));
    await waitFor(() => expect(field('验证码')).toHaveAccessibleDescription('验证码错误'));
    expect(field('验证码')).toBeInvalid();
    fill({ 验证码: '8888' });
    await waitFor(() => expect(field('验证码')).toBeValid());
    await userEvent.click(button('登录'));
    await waitFor(() => expect(toastTexts()).toEqual(['登录成功']));
  });
});

describe('a field that the browser autofills', () => {
  it.each(['pointerover', 'focusin', 'keydown'])('without an event is noticed at the next %s', (occasion) => {
    open();
    fill({ 验证码: '8888' });
    field('用户名或邮箱').value = 'demouser';
    field('密码').value = 'demo123456';
    expect(field('用户名或邮箱')).toHaveAttribute('autocomplete', 'username');
    expect(field('密码')).toHaveAttribute('autocomplete', 'current-password');
    expect(button('登录')).toBeDisabled();
    act(() => void field('密码').dispatchEvent(new Event(occasion, { bubbles: true })));
    expect(button('登录')).toBeEnabled();
  });

  it('is used as the address that a code is sent to', async () => {
    open('email');
    field('邮箱').value = 'deer@example.com';
    await userEvent.click(button('获取验证码'));
    await waitFor(() => expect(callsOf('/unit/emailcode')).toMatchObject([{ query: { email: 'deer@example.com' } }]));
  });
});

describe('a visitor who registers', () => {
  it('is signed in with the same captcha, once; no password is sent unencrypted', async () => {
    open('register');
    fill({ 用户名: '  gimi@2026\u3000', 密码: ' secret-1 ', 确认密码: ' secret-1 ', 验证码: ' 8888 ' });
    await userEvent.dblClick(button('注册'));
    await waitFor(() => expect(toastTexts()).toEqual(['注册成功', '登录成功']));
    expect(bodiesOf('/users/registeruser')).toMatchObject([{ username: 'gimi@2026', code: '8888' }]);
    expect(bodiesOf('/users/login')).toMatchObject([{ username: 'gimi@2026', code: '8888' }]);
    expect([...db.users.values()].find(({ username }) => username === 'gimi@2026')?.password).toBe(' secret-1 ');
    expect(JSON.stringify([callsOf('/users/registeruser'), callsOf('/users/login')])).not.toContain('secret-1');
  });

  it('sees errors at the fields, and nothing is sent', async () => {
    open('register');
    fill({ ...NEW, 用户名: '小鹿😀', 确认密码: 'secret-2' });
    await userEvent.click(button('注册'));
    await waitFor(() => expect(field('用户名')).toHaveAccessibleDescription('用户名只支持英文字符、数字和@符'));
    expect(field('确认密码')).toHaveAccessibleDescription('两次输入的密码不一致');
    expect(field('用户名')).toHaveFocus();
    expect(field('用户名')).toHaveValue('小鹿😀');
    fill({ 密码: 'secret-2' });
    await waitFor(() => expect(field('确认密码')).toBeValid());
    expect(callsOf('/users/registeruser')).toEqual([]);
  });

  it('sees an error when a filled field is left, and how strong the password is', async () => {
    open('register');
    await userEvent.click(field('用户名'));
    await userEvent.click(field('密码'));
    expect(field('用户名')).toBeValid();
    await userEvent.type(field('密码'), 'demo123456');
    expect(field('密码')).toHaveAccessibleDescription('密码强度：中');
    await userEvent.type(field('用户名'), '小鹿');
    await userEvent.type(field('确认密码'), '456');
    await waitFor(() => expect(field('用户名')).toHaveAccessibleDescription('用户名只支持英文字符、数字和@符'));
    await userEvent.click(field('验证码'));
    await waitFor(() => expect(field('确认密码')).toHaveAccessibleDescription('两次输入的密码不一致'));
    fill({ 密码: '456' });
    fireEvent.blur(field('密码'));
    await waitFor(() => expect(field('确认密码')).toBeValid());
  });

  it('keeps what they typed when the name is refused, and sees why at the name', async () => {
    const long = 'a'.repeat(10_000);
    open('register');
    fill({ ...NEW, 用户名: long });
    await userEvent.click(button('注册'));
    await waitFor(() => expect(field('用户名')).toHaveAccessibleDescription('用户名长度为5到16个字符'));
    expect(field('用户名').value === long).toBe(true);
    expect(field('密码')).toHaveValue('secret-1');
    expect(field('验证码')).toHaveValue('');
    expect(callsOf('/unit/verificatecode')).toHaveLength(2);
  });

  it('finds the password login prefilled when only the login failed', async () => {
    addFault({ path: '/users/login', drop: true });
    open('register');
    fill(NEW);
    await userEvent.click(button('注册'));
    expect(await screen.findByRole('dialog', { name: '登录' })).toBeVisible();
    expect(field('用户名或邮箱')).toHaveValue('gimi@2026');
    expect(field('密码')).toHaveValue('secret-1');
    expect(toastTexts()).toContain('自动登录失败，请手动登录');
  });
});

describe('a visitor who switches to another mode', () => {
  it('keeps what they typed except the code, and sees no error of the previous mode', async () => {
    open('register');
    fill({ ...NEW, 用户名: '小鹿' });
    await userEvent.click(button('注册'));
    await waitFor(() => expect(field('用户名')).toBeInvalid());
    await userEvent.click(button('去登录'));
    expect(field('用户名或邮箱')).toHaveValue('小鹿');
    expect(field('用户名或邮箱')).toBeValid();
    expect(field('密码')).toHaveValue('secret-1');
    expect(field('验证码')).toHaveValue('');
    fill({ 密码: 'changed' });
    await userEvent.click(button('立即注册'));
    expect(field('密码')).toHaveValue('changed');
  });

  it('can type on in its first field, and finds the same five ways in every mode', async () => {
    open();
    const ways = () => within(screen.getByRole('list', { name: '其他登录方式' })).getAllByRole('button');
    for (const [way, label] of [
      ['立即注册', '用户名'],
      ['邮箱登录', '邮箱'],
      ['密码登录', '用户名或邮箱'],
    ] as const) {
      await userEvent.click(button(way));
      expect(field(label)).toHaveFocus();
      expect(ways()).toHaveLength(5);
    }
    expect(button('密码登录')).toHaveAttribute('aria-current', 'true');
    await userEvent.click(button('微信登录'));
    expect(button('微信登录')).toHaveFocus();
  });
});

describe('a visitor who signs in by e-mail', () => {
  it('sees an error at an invalid address, and signs in', async () => {
    open('email');
    fill({ 邮箱: 'not-an-address', 验证码: '666666' });
    await userEvent.click(button('登录'));
    await waitFor(() => expect(field('邮箱')).toHaveAccessibleDescription('邮箱格式不正确'));
    fill({ 邮箱: 'demouser@example.com' });
    await userEvent.click(button('登录'));
    await waitFor(() => expect(toastTexts()).toEqual(['登录成功']));
    expect(bodiesOf('/users/login')).toEqual([{ email: 'demouser@example.com', code: '666666', emailLogin: true }]);
  });

  it('is told that cookies are needed when the browser blocks them, and keeps the form', async () => {
    open('email');
    fill({ 邮箱: 'demouser@example.com', 验证码: '666666' });
    const blocked = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    await userEvent.click(button('登录'));
    await waitFor(() => expect(toastTexts()).toEqual([expect.stringContaining('Cookie')]));
    expect(useLoginGate.getState().loginOpen).toBe(true);
    blocked.mockRestore();
  });
});

describe('a visitor who closes the login and opens it again', () => {
  it('finds the name and the address they typed, no password and no code', () => {
    const first = open();
    fill(LOGIN);
    first.unmount();
    const second = open('email');
    fill({ 邮箱: 'deer@example.com', 验证码: '666666' });
    second.unmount();
    const third = open();
    expect(field('用户名或邮箱')).toHaveValue('demouser');
    expect(field('密码')).toHaveValue('');
    third.unmount();
    open('email');
    expect(field('邮箱')).toHaveValue('deer@example.com');
    expect(field('验证码')).toHaveValue('');
  });

  it('finds nothing that another member typed who has signed in meanwhile', async () => {
    const first = open();
    fill(LOGIN);
    await userEvent.click(button('登录'));
    await waitFor(() => expect(toastTexts()).toEqual(['登录成功']));
    first.unmount();
    act(endSession);
    open();
    expect(field('用户名或邮箱')).toHaveValue('');
  });
});

it('a member without a username binds one, and stays signed in', async () => {
  open('bind-username', 'demouser');
  const user = [...db.users.values()].find(({ username }) => username === 'demouser');
  if (user) user.username = null;
  expect(screen.queryByText('还没有账号？')).toBeNull();
  fill(NEW);
  await userEvent.click(button('绑定'));
  await waitFor(() => expect(toastTexts()).toEqual(['绑定用户名成功']));
  expect(user?.username).toBe('gimi@2026');
});
