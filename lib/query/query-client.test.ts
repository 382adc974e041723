import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client';

afterEach(() => onlineManager.setOnline(true));

it('a write that is made offline fails at once, and is not sent later', async () => {
  const onWriteError = vi.fn();
  const client = createQueryClient({ onWriteError });
  client.mount();
  const send = vi.fn(() => Promise.reject(new Error('no connection')));
  onlineManager.setOnline(false);
  await expect(new MutationObserver(client, { mutationFn: send }).mutate()).rejects.toThrow('no connection');
  expect(onWriteError).toHaveBeenCalledTimes(1);
  onlineManager.setOnline(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(send).toHaveBeenCalledTimes(1);
  client.unmount();
});
