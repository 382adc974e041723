import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useSession } from '@/hooks/session/use-session';
import { closeLogin, useLoginGate } from '@/lib/domain/session/login-gate';
import { addFault } from '@/mocks/control/faults';
import type { User } from '@/mocks/db/tables';
import { callsOf, renderApp, signInAs, toastTexts } from '@/test/render';
import { AccountRows } from './account-rows';

function Account() {
  const { user } = useSession();
  return user && <AccountRows user={user} />;
}
async function open(changes: Partial<User> = {}): Promise<User> {
  const member = Object.assign(signInAs('demouser'), changes);
  renderApp(<Account />);
  await screen.findByRole('listitem', { name: '密码' });
  return member;
}
const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const row = (name: string) => screen.getByRole('listitem', { name });
const fill = (fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) fireEvent.input(field(label), { target: { value } });
};

it('a way to sign in that the API does not report is neither shown nor offered', async () => {
  addFault({ path: '/users/sessionuserinfo', body: { code: '0', data: { id: '3f0a9c41b27d5e83' }, message: '' } });
  await open();
  for (const label of ['密码', '微信', 'Gitee']) expect(row(label)).toHaveTextContent('未知');
  expect(screen.queryByRole('button', { name: /绑(微信|Gitee)/ })).toBeNull();
  expect(button('修改密码')).toBeVisible();
});

describe('the ways to sign in', () => {
  it('are listed with their state', async () => {
    await open({ githubId: '1', githubName: 'lin-deer' });
    expect(row('用户名')).toHaveTextContent('demouser');
    expect(row('GitHub')).toHaveTextContent('lin-deer');
    expect(row('微信')).toHaveTextContent('未绑定');
    expect(within(row('密码')).getByRole('button')).toHaveTextContent('修改密码');
  });

  it('are unbound once, after a confirmation', async () => {
    const member = await open({ githubId: '1', githubName: 'lin-deer' });
    await userEvent.click(button('解绑GitHub'));
    await userEvent.click(button('取消'));
    expect(callsOf('/users/unbind')).toEqual([]);
    await userEvent.click(button('解绑GitHub'));
    await userEvent.dblClick(button('解绑'));
    await waitFor(() => expect(toastTexts()).toEqual(['解绑成功']));
    expect(callsOf('/users/unbind')).toHaveLength(1);
    expect(member.githubId).toBeNull();
  });

  it('are unbound once although the answer is lost', async () => {
    const member = await open({ githubId: '1', githubName: 'lin-deer' });
    addFault({ path: '/users/unbind', status: 500, body: '<h1>500</h1>', after: true });
    await userEvent.click(button('解绑GitHub'));
    await userEvent.click(button('解绑'));
    await waitFor(() => expect(toastTexts()).toEqual(['没有收到回应，可能已经成功，正在确认…', '解绑成功']));
    expect(member.githubId).toBeNull();
    expect(await screen.findByRole('button', { name: '绑定GitHub' })).toBeVisible();
  });

  it('stay bound when the API refuses, and the member sees why', async () => {
    const member = await open({ password: null, bindWx: false, giteeId: null, githubId: null });
    await userEvent.click(button('解绑邮箱'));
    await userEvent.click(button('解绑'));
    await waitFor(() => expect(toastTexts()).toEqual(['解绑后将无法登录，请先绑定其他登录方式或设置密码']));
    expect(member.email).not.toBeNull();
  });

  it('are bound in the login dialog: a username for an account without one, and WeChat', async () => {
    await open({ username: null, bindWx: false });
    await userEvent.click(button('绑定用户名'));
    expect(useLoginGate.getState()).toMatchObject({ loginOpen: true, mode: 'bind-username' });
    await userEvent.click(button('绑定微信'));
    expect(useLoginGate.getState()).toMatchObject({ loginOpen: true, mode: 'bind-wechat' });
    act(closeLogin);
  });
});

describe('the password', () => {
  it('is changed with the old one; no password is sent unencrypted', async () => {
    const member = await open();
    await userEvent.click(button('修改密码'));
    expect(button('确定')).toBeDisabled();
    fill({ 旧密码: 'demo123456', 新密码: 'new-1', 确认密码: 'new-1' });
    field('确认密码').focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(toastTexts()).toEqual(['修改密码成功']));
    const [sent, ...more] = callsOf('/users/updatepassword').map(({ body }) => body);
    expect(more).toEqual([]);
    expect(JSON.parse(sent ?? '')).toMatchObject({ type: '1', email: '', code: '' });
    expect(sent).not.toMatch(/new-1|demo123456/);
    expect(member.password).toBe('new-1');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('must be typed twice the same, which is checked when the field is left', async () => {
    await open();
    await userEvent.click(button('修改密码'));
    fill({ 旧密码: 'demo123456', 新密码: 'new-1', 确认密码: 'new-2' });
    await userEvent.click(field('确认密码'));
    await userEvent.tab();
    await waitFor(() => expect(field('确认密码')).toHaveAccessibleDescription('两次输入的密码不一致'));
    await userEvent.click(button('确定'));
    expect(callsOf('/unit/getpublickey')).toEqual([]);
    await userEvent.type(field('新密码'), '{Backspace}2');
    await waitFor(() => expect(field('确认密码')).toBeValid());
  });

  it('keeps what was typed when the API refuses it and when the form is switched', async () => {
    const { email } = await open();
    await userEvent.click(button('修改密码'));
    fill({ 旧密码: 'a guess', 新密码: 'new-1', 确认密码: 'new-1' });
    await userEvent.click(button('确定'));
    expect(await screen.findByText('原密码错误')).toBeVisible();
    expect(field('旧密码')).toHaveValue('a guess');
    await userEvent.click(button('使用邮箱验证码修改'));
    expect(screen.queryByText('原密码错误')).toBeNull();
    expect(field('邮箱')).toHaveValue(email);
    expect(field('新密码')).toHaveValue('new-1');
    expect(button('确定')).toBeDisabled();
    fill({ 验证码: '12345' });
    await userEvent.click(button('确定'));
    await waitFor(() => expect(field('验证码')).toHaveAccessibleDescription('验证码为 6 位数字'));
    await userEvent.click(button('使用旧密码修改'));
    expect(field('旧密码')).toHaveValue('a guess');
    expect(toastTexts()).toEqual([]);
  });

  it('is set for the first time without an old one', async () => {
    const member = await open({ password: null });
    await userEvent.click(button('设置密码'));
    fill({ 新密码: 'new-1', 确认密码: 'new-1' });
    await userEvent.click(button('确定'));
    await waitFor(() => expect(toastTexts()).toEqual(['设置密码成功']));
    expect(member.password).toBe('new-1');
  });

  it('is changed with a code by e-mail; a wrong one is refused, and what was typed is kept', async () => {
    const member = await open();
    await userEvent.click(button('修改密码'));
    await userEvent.click(button('使用邮箱验证码修改'));
    fill({ 验证码: '000000', 新密码: 'new-1', 确认密码: 'new-1' });
    await userEvent.click(button('确定'));
    expect(await screen.findByText('验证码错误')).toBeVisible();
    expect(field('新密码')).toHaveValue('new-1');
    fill({ 验证码: '666666' });
    await userEvent.click(button('确定'));
    await waitFor(() => expect(toastTexts()).toEqual(['修改密码成功']));
    expect(member.password).toBe('new-1');
  });

  it('is not changed by e-mail without an address', async () => {
    await open({ email: null });
    await userEvent.click(button('修改密码'));
    expect(screen.queryByRole('button', { name: '使用邮箱验证码修改' })).toBeNull();
  });
});

describe('an e-mail address', () => {
  it('is bound by the code that is sent to it, and the next code is a minute away', async () => {
    const member = await open({ email: null });
    await userEvent.click(button('绑定邮箱'));
    await userEvent.click(button('获取验证码'));
    await waitFor(() => expect(field('邮箱')).toHaveAccessibleDescription('请输入邮箱'));
    fill({ 邮箱: 'new@example' });
    expect(field('邮箱')).toBeValid();
    await userEvent.click(button('获取验证码'));
    await waitFor(() => expect(field('邮箱')).toHaveAccessibleDescription('邮箱格式不正确'));
    fill({ 邮箱: ' new@example.com' });
    await userEvent.dblClick(button('获取验证码'));
    expect(await screen.findByRole('button', { name: /^\d+ 秒后重发$/ })).toHaveAttribute('aria-disabled', 'true');
    expect(callsOf('/unit/emailcode').map(({ query }) => query.email)).toEqual(['new@example.com']);
    await userEvent.type(field('验证码'), '666666{Enter}');
    await waitFor(() => expect(toastTexts()).toEqual(['绑定邮箱成功']));
    expect(member.email).toBe('new@example.com');
  });

  it.each([
    [{ 邮箱: 'otheruser@example.com', 验证码: '666666' }, '该邮箱已被其他账号绑定'],
    [{ 邮箱: 'new@example.com', 验证码: '123456' }, '验证码错误'],
  ])('is kept in the form when the API refuses %j', async (typed, reason) => {
    await open({ email: null });
    await userEvent.click(button('绑定邮箱'));
    fill(typed);
    await userEvent.click(button('绑定'));
    expect(await screen.findByText(reason)).toBeVisible();
    for (const [label, value] of Object.entries(typed)) expect(field(label)).toHaveValue(value);
    expect(toastTexts()).toEqual([]);
  });

  it('with a blank inside is refused, and nothing is sent', async () => {
    await open({ email: null });
    await userEvent.click(button('绑定邮箱'));
    fill({ 邮箱: 'zhang san@example.com' });
    await userEvent.click(button('获取验证码'));
    await waitFor(() => expect(field('邮箱')).toHaveAccessibleDescription('邮箱格式不正确'));
    expect(field('邮箱')).toHaveValue('zhang san@example.com');
    expect(callsOf('/unit/emailcode')).toEqual([]);
  });

  it.each([
    [' ｎｅｗ@example.com', 'new@example.com'],
    ['mailto:new@example.com', 'new@example.com'],
    ['小鹿 <new@example.com>', 'new@example.com'],
  ])('that was pasted as %j stands in the field as it is sent', async (typed, sent) => {
    await open({ email: null });
    await userEvent.click(button('绑定邮箱'));
    fill({ 邮箱: typed });
    await userEvent.click(button('获取验证码'));
    await screen.findByRole('button', { name: /^\d+ 秒后重发$/ });
    expect(callsOf('/unit/emailcode').map(({ query }) => query.email)).toEqual([sent]);
    expect(field('邮箱')).toHaveValue(sent);
    await userEvent.type(field('验证码'), '【鸡米分享】验证码 666 666');
    await userEvent.tab();
    expect(field('验证码')).toHaveValue('666666');
  });

  it('that another account has is refused at its field, until it is changed', async () => {
    await open({ email: null });
    await userEvent.click(button('绑定邮箱'));
    fill({ 邮箱: 'otheruser@example.com', 验证码: '666666' });
    await userEvent.click(button('绑定'));
    await waitFor(() => expect(field('邮箱')).toHaveAccessibleDescription('该邮箱已被其他账号绑定'));
    fill({ 邮箱: 'new@example.com' });
    await waitFor(() => expect(field('邮箱')).toBeValid());
  });

  it('that could not be bound says why until something is changed', async () => {
    await open({ email: null });
    await userEvent.click(button('绑定邮箱'));
    fill({ 邮箱: 'new@example.com', 验证码: '666666' });
    addFault({ path: '/users/bindemail', status: 500 });
    await userEvent.click(button('绑定'));
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    fill({ 邮箱: 'other@example.com' });
    await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement());
  });

  it('leads on to the code field once a code is sent, and shows there why none was', async () => {
    await open({ email: null });
    await userEvent.click(button('绑定邮箱'));
    fill({ 邮箱: 'new@example.com' });
    await userEvent.click(button('获取验证码'));
    await screen.findByRole('button', { name: /^\d+ 秒后重发$/ });
    await waitFor(() => expect(field('验证码')).toHaveFocus());
    expect(screen.getByText('验证码已发送，60 秒后可以重发')).toHaveAttribute('role', 'status');
    act(() => {
      localStorage.clear();
      window.dispatchEvent(new Event('storage'));
    });
    await userEvent.click(await screen.findByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(field('验证码')).toHaveAccessibleDescription('频繁操作，请在一分钟后再次发送！'));
  });
});

it('a member who forgot the password gets the form for a new one with a code by e-mail, once', async () => {
  window.history.replaceState(null, '', '/setting/account#new-password');
  await open();
  expect(screen.getByRole('dialog', { name: '修改密码' })).toBeVisible();
  expect(screen.getByText('再收一次验证码，设置新密码')).toHaveAttribute('aria-current', 'step');
  expect(field('验证码')).toBeVisible();
  expect(screen.queryByLabelText('旧密码')).toBeNull();
  await userEvent.click(button('关闭'));
  expect(window.location.hash).toBe('');
  expect(screen.queryByRole('dialog')).toBeNull();
});
