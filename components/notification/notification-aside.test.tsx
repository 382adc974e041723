import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userNamed } from '@/mocks/testing';
import { callsOf, renderApp } from '@/test/render';
import { NotificationAside } from './notification-aside';
import { NotificationFrame } from './notification-frame';

afterEach(() => vi.unstubAllGlobals());

const show = (at: string, isWide: boolean) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
  renderApp(<NotificationFrame aside={<NotificationAside />}>内容</NotificationFrame>, { as: 'demouser', at });
};

it('a wide window shows the latest private messages beside the notifications', async () => {
  show('/notification', true);
  const aside = within(await screen.findByRole('region', { name: '最近私信' }));
  const chat = `/notification/im?participantId=${userNamed('otheruser').id}`;
  expect(await aside.findByRole('link', { name: /山海/ })).toHaveAttribute('href', chat);
  expect(aside.getByRole('link', { name: '消息设置' })).toHaveAttribute('href', '/setting/message');
});

it.each([
  ['a narrow window', '/notification', false],
  ['the page of private messages', '/notification/im', true],
])('%s has no such column, and does not ask for it', (_place, at, isWide) => {
  show(at, isWide);
  expect(screen.getByText('内容')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: '最近私信' })).toBeNull();
  expect(callsOf('/im/chat-person-list')).toEqual([]);
});
