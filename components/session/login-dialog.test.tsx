import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession } from '@/lib/domain/session/session-store';
import { useLoginGate } from '@/lib/domain/session/login-gate';
import { addFault, holdCalls } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { callsOf, toastTexts } from '@/test/render';
import { dialogUnderTest } from '@/test/login-dialog';
import { router } from '@/test/router';

beforeEach(() => useLoginGate.setState({ typed: {} }));

const { LOGIN, open, field, button, fill, bodiesOf } = dialogUnderTest;
const NEW = { 用户名: 'gimi@2026', 密码: 'secret-1', 确认密码: 'secret-1', 验证码: '8888' };

describe('a visitor whose browser drops cookies', () => {
  const SENTENCE = '登录需要 Cookie，请在浏览器设置中允许本站使用后重试';
  const opened = () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    return open;
  };
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['password', LOGIN, ['登录']],
    ['email', { 邮箱: 'demo@example.com', 验证码: '888888' }, ['获取验证码', '登录']],
    ['register', NEW, ['注册']],
    ['bind-username', NEW, ['绑定']],
    ['wechat', {}, []],
    ['bind-wechat', {}, []],
  ] as const)('is told so in the mode %s, and nothing is sent', async (mode, values, buttons) => {
    opened()(mode);
    fill(values);
    for (const name of buttons) {
      await userEvent.click(button(name));
      expect(screen.getByText(SENTENCE)).toHaveFocus();
    }
    expect(screen.getByText(SENTENCE)).toBeVisible();
    expect(screen.queryByRole('img', { name: '微信二维码' })).toBeNull();
    const paths = ['/users/login', '/users/registeruser', '/users/bindusername', '/unit/emailcode', '/unit/getqrcode'];
    expect(paths.flatMap(callsOf)).toEqual([]);
  });

  it('does not leave for another site to come back to nothing', async () => {
    opened()();
    await userEvent.click(button('GitHub'));
    expect(toastTexts()).toEqual([SENTENCE]);
  });
});

it('a dialog in a browser that keeps cookies leaves none behind', () => {
  open();
  expect(screen.queryByText(/Cookie/)).toBeNull();
  expect(document.cookie).toBe('');
});

describe('a visitor who registers', () => {
  it('is signed in with the same captcha, once; no password is sent unencrypted', async () => {
    const answer = holdCalls('/users/registeruser');
    open('register');
    fill({ 用户名: '  gimi@2026\u3000', 密码: ' secret-1 ', 确认密码: ' secret-1 ', 验证码: ' 8888 ' });
    await userEvent.dblClick(button('注册'));
    answer();
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

  it.each([
    ['a crash page', { status: 500, body: '<h1>500</h1>' }],
    ['half an envelope', { body: '{"code":"0","da', contentType: 'application/json' }],
    ['nothing', { drop: true }],
  ])('is signed in although the answer is %s', async (_name, fault) => {
    addFault({ path: '/users/registeruser', after: true, times: 1, ...fault });
    open('register');
    fill(NEW);
    await userEvent.click(button('注册'));
    await waitFor(() => expect(toastTexts()).toEqual(['登录成功', '注册成功']));
    expect(callsOf('/users/registeruser')).toHaveLength(1);
  });

  it('is told that nothing was registered when the login of a lost registration is refused', async () => {
    addFault({ path: '/users/registeruser', status: 502, body: '<h1>502</h1>', times: 1 });
    open('register');
    fill(NEW);
    await userEvent.click(button('注册'));
    expect(await screen.findByText('没有收到回应，确认没有注册成功，请再试一次')).toBeVisible();
    fill({ 验证码: '8888' });
    await userEvent.click(button('注册'));
    await waitFor(() => expect(toastTexts()).toEqual(['注册成功', '登录成功']));
  });

  it('whose name is taken by their own lost registration is signed in', async () => {
    addFault({ path: '/users/registeruser', status: 500, body: '<h1>500</h1>', after: true, times: 1 });
    addFault({ path: '/users/login', drop: true, times: 1 });
    open('register');
    fill(NEW);
    await userEvent.click(button('注册'));
    expect(await screen.findByText('没有收到回应，可能已经注册成功，请稍后再试')).toBeVisible();
    fill({ 验证码: '8888' });
    await userEvent.click(button('注册'));
    await waitFor(() => expect(toastTexts()).toEqual(['登录成功', '注册成功']));
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
  it.each(['12345', 'abcdef'])('sees that %s is no code, and nothing is sent', async (code) => {
    open('email');
    fill({ 邮箱: 'demouser@example.com', 验证码: code });
    await userEvent.click(button('登录'));
    await waitFor(() => expect(field('验证码')).toHaveAccessibleDescription('验证码为 6 位数字'));
    expect(callsOf('/users/login')).toEqual([]);
  });

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

it('a member who forgot the password signs in by e-mail, and is led to the form for a new one', async () => {
  open();
  await userEvent.click(button('忘记密码？'));
  expect(screen.getByRole('dialog', { name: '找回密码' })).toBeVisible();
  const [now, then] = within(screen.getByRole('list', { name: '找回密码的步骤' })).getAllByRole('listitem');
  expect(now).toHaveTextContent('用绑定的邮箱收验证码登录');
  expect(now).toHaveAttribute('aria-current', 'step');
  expect(then).toHaveTextContent('设置新密码');
  fill({ 邮箱: 'demouser@example.com' });
  await userEvent.click(button('获取验证码'));
  await waitFor(() => expect(callsOf('/unit/emailcode')).toHaveLength(1));
  fill({ 验证码: '666666' });
  await userEvent.click(button('登录'));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/setting/account#new-password'));
});

it('a member who remembers the password after all stays on the page', async () => {
  open();
  await userEvent.click(button('忘记密码？'));
  await userEvent.click(button('密码登录'));
  fill(LOGIN);
  await userEvent.click(button('登录'));
  await waitFor(() => expect(toastTexts()).toEqual(['登录成功']));
  expect(router.push).not.toHaveBeenCalled();
});
