import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/mocks/db';
import { addFault } from '@/mocks/control/faults';
import { userNamed } from '@/mocks/testing';
import { callsOf, renderApp } from '@/test/render';
import { LoginRecord } from './login-record';

const TOTAL = 26;
const types = ['1', '2', '3', '4', '5'] as const;

beforeEach(() => {
  const { id: userId } = userNamed('demouser');
  db.loginRecords = Array.from({ length: TOTAL }, (_, index) => ({
    id: String(index),
    userId,
    loginTime: Date.parse('2026-11-20T08:30:00+08:00'),
    address: '上海市',
    ip: '203.0.113.9',
    loginType: types[index % types.length] ?? '1',
  }));
});

const open = (query = '') => renderApp(<LoginRecord />, { as: 'demouser', at: `/setting/login-record${query}` });
const pages = () => callsOf('/log/list').map(({ query }) => query.pageNo);
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
const ways = async () => (await rows()).map((row) => within(row).getAllByRole('cell')[3]?.textContent);

describe('the login record', () => {
  it('lists sign-ins with their ways by name', async () => {
    open();
    expect((await ways()).slice(0, 5)).toEqual([
      '用户名或邮箱登录',
      '邮箱验证码登录',
      '微信扫码登录',
      'Gitee 登录',
      'GitHub 登录',
    ]);
    expect((await rows())[1]).toHaveTextContent('2026-11-20 08:30:00上海市203.0.113.9');
    expect((await rows()).map((row) => within(row).queryByText('最近一次') !== null).indexOf(true)).toBe(0);
  });

  it('shows 其他方式 for an unknown way to sign in', async () => {
    const row = { loginTime: '2026-11-20 08:30:00', address: '', ip: '', loginType: 9 };
    addFault({ path: '/log/list', body: { code: '0', data: { list: [row], total: 1, pageNo: 1 } } });
    open();
    expect(await ways()).toEqual(['其他方式']);
  });

  it('takes its page number from the address, and links to the other pages', async () => {
    open('?page=2');
    expect(await screen.findByRole('link', { name: '上一页' })).toHaveAttribute('href', '/setting/login-record');
    expect(screen.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '/setting/login-record?page=3');
    expect(pages()).toEqual(['2']);
    expect(screen.queryByText('最近一次')).toBeNull();
  });

  it.each(['?page=0', '?page=abc', '?page=-1', '?page='])('shows its first page for %j', async (query) => {
    open(query);
    await screen.findByRole('table');
    expect(pages()).toEqual(['1']);
    expect(screen.queryByRole('link', { name: '上一页' })).toBeNull();
  });

  it('links back from a page past its end', async () => {
    open('?page=99');
    expect(await screen.findByRole('link', { name: '回到第一页' })).toHaveAttribute('href', '/setting/login-record');
  });
});
