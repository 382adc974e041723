import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TOKEN_COOKIE } from '@/lib/config/api';
import { closeLogin, setAfterLogin, useLoginGate } from '@/lib/domain/session/login-gate';
import { addFault, holdCalls } from '@/mocks/control/faults';
import { callsOf, toastTexts } from '@/test/render';
import { dialogUnderTest } from '@/test/login-dialog';

beforeEach(() => useLoginGate.setState({ typed: {} }));

const { LOGIN, open, field, button, fill, bodiesOf } = dialogUnderTest;
const picture = () => button('换一张验证码').querySelector('img')?.getAttribute('src');

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
    const answer = holdCalls('/users/login');
    open();
    fill({ ...LOGIN, 用户名或邮箱: ' demouser ' });
    await userEvent.dblClick(button('登录'));
    answer();
    await waitFor(() => expect(toastTexts()).toEqual(['登录成功']));
    expect(bodiesOf('/users/login')).toEqual([
      { username: 'demouser', password: expect.not.stringContaining('demo'), code: '8888' },
    ]);
    expect(callsOf('/unit/getpublickey')).toHaveLength(1);
    expect(Cookies.get(TOKEN_COOKIE)).toBeTruthy();
    expect(useLoginGate.getState().loginOpen).toBe(false);
  });

  it('signs nobody in once the dialog was closed', async () => {
    const answer = holdCalls('/users/login');
    const { client, unmount } = open();
    fill(LOGIN);
    await userEvent.click(button('登录'));
    await waitFor(() => expect(callsOf('/users/login')).toHaveLength(1));
    closeLogin();
    unmount();
    answer();
    await waitFor(() => expect(client.isMutating()).toBe(0));
    expect(Cookies.get(TOKEN_COOKIE)).toBeUndefined();
    expect(toastTexts()).toEqual([]);
  });

  it('resumes the action that it interrupted, once', async () => {
    const interrupted = vi.fn();
    open();
    setAfterLogin({ run: interrupted });
    fill(LOGIN);
    await userEvent.click(button('登录'));
    await waitFor(() => expect(interrupted).toHaveBeenCalledTimes(1));
    expect(useLoginGate.getState()).toMatchObject({ loginOpen: false, interrupted: null });
  });

  it('is submitted with Enter, once, but not by the Enter of an IME composition', async () => {
    const answer = holdCalls('/users/login');
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
    answer();
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

  it('fetches another captcha on a click on its picture', async () => {
    open();
    await waitFor(() => expect(picture()).toContain('data:image/svg+xml'));
    const first = picture();
    await userEvent.click(button('换一张验证码'));
    await waitFor(() => expect(picture()).not.toBe(first));
    expect(callsOf('/unit/verificatecode')).toHaveLength(2);
  });

  it.each([
    ['answers 500', { status: 500, body: '<h1>500</h1>' }],
    ['answers HTML', { status: 200, body: '<h1>hello</h1>' }],
    ['drops the connection', { drop: true }],
  ])('that fails because the API %s says so, and the form is kept', async (_what, fault) => {
    addFault({ path: '/users/login', times: 1, ...fault });
    open();
    fill(LOGIN);
    await userEvent.click(button('登录'));
    expect(await screen.findByText('网络异常，请稍后重试')).toBeVisible();
    expect(field('用户名或邮箱')).toHaveValue('demouser');
    expect(field('密码')).toHaveValue('demo123456');
    fill({ 验证码: '8888' });
    await userEvent.click(button('登录'));
    await waitFor(() => expect(toastTexts()).toEqual(['登录成功']));
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
