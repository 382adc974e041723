// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { useToasts } from '@/lib/browser/toast-store';
import { createSessionClient } from '@/lib/domain/session/session-client';
import { SITE_UPDATED } from '@/lib/utils/chunk-error';
import { goOffline } from '@/test/offline';
import { moduleQuery } from './module-query';

const missing = Object.assign(new Error('Failed to load chunk /a.js'), { name: 'ChunkLoadError' });
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => useToasts.setState({ toasts: [] }));

it('a module whose chunk is missing is told by the query client, and asked for again by the next use', async () => {
  const client = createSessionClient();
  const load = vi.fn().mockRejectedValueOnce(missing).mockResolvedValue({ ready: true });
  const part = moduleQuery('part', load);
  await expect(client.fetchQuery(part)).rejects.toBe(missing);
  expect(toasts()).toEqual([SITE_UPDATED]);
  await expect(client.fetchQuery(part)).resolves.toEqual({ ready: true });
  await client.fetchQuery(part);
  expect(load).toHaveBeenCalledTimes(2);
});

it('offline it fails at once, and nobody is told of an update', async () => {
  const { goOnline } = goOffline();
  const client = createSessionClient();
  await expect(client.fetchQuery(moduleQuery('part', () => Promise.reject(missing)))).rejects.toBe(missing);
  expect(toasts()).toEqual([]);
  goOnline();
});
