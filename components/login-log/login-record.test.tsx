import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/lib/query/query-client';
import { LoginRecord } from './login-record';

const api = vi.hoisted(() => ({ listLogins: vi.fn() }));
vi.mock('@/lib/domain/login-log/api', () => api);
const address = vi.hoisted(() => ({ query: '' }));
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(address.query) }));

const login = (loginType: string) => ({
  loginTime: '2026-11-20 08:30:00',
  address: '上海市',
  ip: '203.0.113.9',
  loginType,
});
const types = ['1', '2', '3', '4', '5', '9'];

beforeEach(() => {
  address.query = '';
  api.listLogins.mockReset().mockResolvedValue({ list: types.map(login), total: 26, pageNo: 1 });
});

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LoginRecord />
    </QueryClientProvider>,
  );

describe('the login record', () => {
  it('lists sign-ins with their ways by name', async () => {
    open();
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[3]?.textContent)).toEqual([
      '用户名或邮箱登录',
      '邮箱验证码登录',
      '微信扫码登录',
      'Gitee 登录',
      'Github 登录',
      '其他方式',
    ]);
    expect(rows[0]).toHaveTextContent('2026-11-20 08:30:00上海市203.0.113.9');
  });

  it('takes its page from the address, and leads to the others', async () => {
    address.query = 'page=2';
    open();
    expect(await screen.findByRole('link', { name: '上一页' })).toHaveAttribute('href', '/setting/login-record');
    expect(screen.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '/setting/login-record?page=3');
    expect(api.listLogins.mock.calls[0]?.[0]).toBe(2);
  });

  it.each(['page=0', 'page=abc', 'page=-1', 'page='])('is at its first page for %j', async (query) => {
    address.query = query;
    open();
    await screen.findByRole('table');
    expect(api.listLogins.mock.calls[0]?.[0]).toBe(1);
    expect(screen.queryByRole('link', { name: '上一页' })).toBeNull();
  });

  it('leads back from a page past its end', async () => {
    address.query = 'page=99';
    api.listLogins.mockResolvedValue({ list: [], total: 26, pageNo: 99 });
    open();
    expect(await screen.findByRole('link', { name: '回到第一页' })).toHaveAttribute('href', '/setting/login-record');
  });
});
