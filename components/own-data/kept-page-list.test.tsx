import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOwner } from '@/lib/browser/owner';
import { keptResponse, pagesCache, type KeptPage } from '@/lib/offline/kept-page';
import { fakeCaches } from '@/test/fake-caches';
import { renderApp } from '@/test/render';
import { KeptPageList } from './kept-page-list';

let caches: ReturnType<typeof fakeCaches>;

beforeEach(() => {
  caches = fakeCaches();
  vi.stubGlobal('caches', caches);
  const locks = { request: (_name: string, task: () => Promise<unknown>) => task() };
  vi.stubGlobal('navigator', { ...navigator, onLine: true, serviceWorker: {}, locks });
});
afterEach(() => void vi.unstubAllGlobals());

async function plant(id: number, owner: string, title = `文章 ${id}`): Promise<void> {
  const path = `/post/${id}`;
  const of = { owner, origins: [], files: [], pictures: [], build: 'a', bytes: 1, savedAt: Date.now(), readAt: id };
  const page: KeptPage = { path, title, ...of };
  await (await caches.open(pagesCache('a'))).put(path, keptResponse('', new Headers(), page));
}
const titles = async () => (await screen.findAllByRole('link')).map((link) => link.textContent);

it('lists what the member and visitors have read, the latest first, and nothing of another member; one is removed', async () => {
  useOwner.setState({ owner: '1' });
  await plant(1, '1');
  await plant(2, '2');
  await plant(3, 'visitor');
  renderApp(<KeptPageList />);
  expect(await titles()).toEqual(['文章 3', '文章 1']);
  await userEvent.click(screen.getByRole('button', { name: '删除离线副本：文章 3' }));
  await waitFor(async () => expect(await titles()).toEqual(['文章 1']));
  expect(await caches.match('/post/3')).toBeUndefined();
});

it('isolates a right-to-left title within the name of its button', async () => {
  await plant(1, 'visitor', 'مقالة');
  renderApp(<KeptPageList />);
  expect(await screen.findByRole('button', { name: '删除离线副本：\u2068مقالة\u2069' })).toBeVisible();
});

it('says how it is filled while nothing is kept', async () => {
  renderApp(<KeptPageList />);
  expect(await screen.findByText(/打开离线阅读后/)).toBeVisible();
});
