// @vitest-environment jsdom
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/http/api-error';
import { goOffline } from '@/test/offline';
import { noteAnswer } from '@/lib/http/connection';
import { createQueryClient } from './query-client';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

it.each([
  ['a read that the network fails is retried once', 'network', 2],
  ['a read that the API refuses is final', 'business', 1],
  ['a read that the API does not know is final', 'network', 1, 404],
] as const)('%s', async (_title, kind, calls, status = undefined) => {
  vi.useFakeTimers();
  const queryFn = vi.fn(() => Promise.reject(new ApiError({ kind, message: '', status })));
  const reading = createQueryClient()
    .fetchQuery({ queryKey: ['test'], queryFn })
    .catch(() => 'failed');
  await vi.runAllTimersAsync();
  expect(await reading).toBe('failed');
  expect(queryFn).toHaveBeenCalledTimes(calls);
});

it('a write that is made offline fails at once, and is not sent later', async () => {
  const onWriteError = vi.fn();
  const client = createQueryClient({ onWriteError });
  client.mount();
  const send = vi.fn(() => Promise.reject(new Error('no connection')));
  onlineManager.setOnline(false);
  await expect(new MutationObserver(client, { mutationFn: send }).mutate()).rejects.toThrow('no connection');
  expect(onWriteError).toHaveBeenCalledTimes(1);
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(send).toHaveBeenCalledTimes(1);
  client.unmount();
});

it('a read is paused while the browser is offline, and not while it says so and the site answers', async () => {
  const client = createQueryClient();
  client.mount();
  const { goOnline } = goOffline();
  const reading = client.fetchQuery({ queryKey: ['paused'], queryFn: async () => 'read' });
  expect(client.getQueryState(['paused'])?.fetchStatus).toBe('paused');
  noteAnswer();
  expect(await reading).toBe('read');
  goOnline();
  client.unmount();
});
