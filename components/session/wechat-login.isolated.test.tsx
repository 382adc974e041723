import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { addFault } from '@/mocks/control/faults';
import { callsOf, renderApp } from '@/test/render';
import { WechatLogin } from './wechat-login';

const socket = vi.hoisted(() => ({ say: (_frame: object) => {} }));
vi.mock('@/lib/realtime/socket', () => ({
  openSocket: (_identity: object, { onEvent }: { onEvent: (event: object) => void }) => {
    socket.say = onEvent;
    return { close: () => {}, reconnect: () => {} };
  },
}));

const open = (purpose: 'login' | 'bind' = 'login') =>
  renderApp(<WechatLogin purpose={purpose} />, purpose === 'bind' ? { as: 'demouser' } : {});
const status = () => screen.getByRole('status').textContent;
const picture = () => screen.findByRole('img', { name: '微信二维码' });
const renew = () => userEvent.click(screen.getByRole('button', { name: '刷新二维码' }));

describe('the WeChat QR code', () => {
  it.each([
    ['login', '使用微信扫描二维码登录'],
    ['bind', '使用微信扫描二维码绑定账号'],
  ] as const)('shows its purpose: %s', async (purpose, sentence) => {
    open(purpose);
    expect(status()).toBe('正在获取二维码…');
    expect(await picture()).toHaveAttribute('src', expect.stringMatching(/^data:image/));
    expect(status()).toBe(sentence);
    expect(screen.queryByRole('button', { name: '刷新二维码' })).toBeNull();
  });

  it('shows that it has expired, and no longer asks to be scanned', async () => {
    open();
    await picture();
    act(() => socket.say({ kind: 'refused' }));
    expect(status()).toBe('二维码已过期，请刷新后重新扫描');
    await renew();
    await picture();
    expect(status()).toBe('使用微信扫描二维码登录');
  });

  it('shows that it failed to load, and can be retried', async () => {
    addFault({ path: '/unit/getqrcode', drop: true, times: 1 });
    open();
    await waitFor(() => expect(status()).toBe('二维码加载失败，请刷新重试'));
    await renew();
    await picture();
    expect(callsOf('/unit/getqrcode')).toHaveLength(2);
  });

  it('shows that its picture is broken, and can be retried', async () => {
    open();
    fireEvent.error(await picture());
    expect(status()).toBe('二维码加载失败，请刷新重试');
    expect(screen.queryByRole('img', { name: '微信二维码' })).toBeNull();
    await renew();
    await picture();
    expect(status()).toBe('使用微信扫描二维码登录');
  });
});
