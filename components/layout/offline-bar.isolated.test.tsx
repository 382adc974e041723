import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { offlineReading } from '@/lib/offline/setting';
import { renderApp } from '@/test/render';
import { OfflineBar } from './offline-bar';

const connect = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);

afterEach(() => {
  delete document.documentElement.dataset.keptAt;
  offlineReading.set(undefined);
  vi.restoreAllMocks();
});

const open = (at = '/') => renderApp(<OfflineBar />, { at });

it('a copy says since when it is kept, and leads to what else is kept', () => {
  connect(false);
  offlineReading.set(true);
  document.documentElement.dataset.keptAt = String(new Date(2026, 10, 26, 23, 40).getTime());
  open();
  expect(screen.getByRole('status')).toHaveTextContent('离线 · 保存于 11月26日 23:40');
  expect(screen.getByRole('link', { name: '已保存的内容' })).toHaveAttribute('href', '/offline');
});

it('a copy that was shown because the site did not answer says so while the browser is online, and can be loaded anew', async () => {
  connect(true);
  document.documentElement.dataset.keptAt = '1';
  open();
  expect(screen.getByRole('status')).toHaveTextContent(/^这是离线副本 · 保存于 .*重新加载$/);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '重新加载' })).toHaveFocus();
});

it('a page that was reached from a copy is none, and a page that loses the network says that alone', () => {
  connect(true);
  document.documentElement.dataset.keptAt = '1';
  const { unmount } = open('/post/2');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  unmount();
  connect(false);
  open('/post/2');
  expect(screen.getByRole('status')).toHaveTextContent('网络已断开，恢复后可继续浏览');
  expect(screen.queryByRole('link')).toBeNull();
});
