import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { noteAnswer } from '@/lib/http/connection';
import { offlineReading } from '@/lib/offline/setting';
import { goOffline } from '@/test/offline';
import { renderApp } from '@/test/render';
import { OfflineBar } from './offline-bar';

let goOnline = () => {};
const cut = () => {
  ({ goOnline } = goOffline());
};

afterEach(() => {
  delete document.documentElement.dataset.keptAt;
  offlineReading.set(undefined);
  goOnline();
  vi.restoreAllMocks();
});

const open = (at = '/') => renderApp(<OfflineBar />, { at });

it('a copy says since when it is kept, and leads to what else is kept', () => {
  cut();
  offlineReading.set(true);
  document.documentElement.dataset.keptAt = String(new Date(2026, 10, 26, 23, 40).getTime());
  open();
  expect(screen.getByRole('status')).toHaveTextContent('离线 · 保存于 11月26日 23:40');
  expect(screen.getByRole('link', { name: '已保存的内容' })).toHaveAttribute('href', '/offline');
});

it('a copy that was shown because the site did not answer says so while the browser is online, and can be loaded anew', async () => {
  document.documentElement.dataset.keptAt = '1';
  open();
  expect(screen.getByRole('status')).toHaveTextContent(/^这是离线副本 · 保存于 .*重新加载$/);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '重新加载' })).toHaveFocus();
});

it('a page that was reached from a copy is none, and a page that loses the network says that alone', () => {
  document.documentElement.dataset.keptAt = '1';
  const { unmount } = open('/post/2');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  unmount();
  cut();
  open('/post/2');
  expect(screen.getByRole('status')).toHaveTextContent('网络已断开，恢复后可继续浏览');
  expect(screen.queryByRole('link')).toBeNull();
});

it('a page that loses the network says so at once, and no longer than until the site answers', async () => {
  const offline = goOffline();
  ({ goOnline } = offline);
  open();
  expect(screen.getByRole('status')).toHaveTextContent('网络已断开，恢复后可继续浏览');
  act(noteAnswer);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
