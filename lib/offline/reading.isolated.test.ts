// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { VISITOR } from '@/lib/browser/owner';
import { useToasts } from '@/lib/browser/toast-store';
import { listText } from '@/lib/domain/reading-list/reading-list';
import { fakeCaches } from '@/test/fake-caches';
import type { KeepResult, VisitMessage } from './kept-page';
import { offlineReading } from './setting';
import { keepVisit } from './reading';

/** A worker that answers by the path that is to be kept. */
let results: Record<string, KeepResult>;
let asked: (string | undefined)[];
const active = {
  postMessage({ page }: VisitMessage, [port]: MessagePort[]) {
    asked.push(page?.path);
    port?.postMessage(results[page?.path ?? ''] ?? 'kept');
  },
};

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('fetch', async () => new Response());
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  Object.defineProperties(navigator, {
    serviceWorker: { configurable: true, value: { register: async () => {}, ready: Promise.resolve({ active }) } },
    locks: { configurable: true, value: { request: (_name: string, task: () => Promise<unknown>) => task() } },
  });
  document.body.innerHTML = '<main><article><h1>文章一</h1></article></main>';
  useToasts.setState({ toasts: [] });
  results = {};
  asked = [];
});

const told = () => useToasts.getState().toasts.map(({ text, action }) => [text, action?.label]);

it('a reader is told of a copy that failed, and may try again', async () => {
  results = { '/post/1': 'failed' };
  await keepVisit('/post/1', VISITOR);
  expect(told()).toEqual([['没有保存到本机：文章一', '重试']]);
  const retry = () => useToasts.getState().toasts[0]?.action?.run();
  retry();
  await vi.waitFor(() => expect(asked).toEqual(['/post/1', '/post/1']));
  await vi.waitFor(() => expect(told()).toEqual([['没有保存到本机：文章一', '重试']]));
  results = {};
  retry();
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  expect(told()).toEqual([]);
});

it.each<[KeepResult, [string, string | undefined][]]>([
  ['kept', []],
  ['gone', []],
  ['full', [['存储空间已满，这一页没有保存到本机', undefined]]],
  ['made-room', [['存储空间已满，已移除最久没读的离线副本', undefined]]],
])('of a copy that is %s the reader is told %j', async (result, sentences) => {
  results = { '/post/1': result };
  await keepVisit('/post/1', VISITOR);
  expect(told()).toEqual(sentences);
});

it('of several texts that are listed for later and fail one is told, and a text that is gone keeps no other one away', async () => {
  for (const id of ['6', '5', '4', '3']) listText({ id, href: `/post/${id}`, title: `第${id}篇`, author: '' });
  offlineReading.set(true);
  results = { '/post/3': 'gone', '/post/5': 'failed', '/post/6': 'failed' };
  await keepVisit('/post/1', VISITOR);
  expect(asked).toEqual(['/post/1', '/post/3', '/post/4', '/post/5']);
  expect(told()).toEqual([['没有保存到本机：第5篇', '重试']]);
});
