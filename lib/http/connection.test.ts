// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { goOffline } from '@/test/offline';
import { checkOffline, isOffline, noteAnswer, subscribeOffline } from './connection';

let goOnline = () => {};
const cut = (site?: 'silent' | 'answers') => {
  const offline = goOffline(site);
  goOnline = offline.goOnline;
  return offline;
};
afterEach(() => {
  goOnline();
  vi.restoreAllMocks();
});

it('a browser that says so is offline while the site is silent, and no more once the network is back', async () => {
  cut();
  expect(isOffline()).toBe(true);
  expect(await checkOffline()).toBe(true);
  goOnline();
  expect(isOffline()).toBe(false);
});

it.each([
  ['the probe is answered', async () => void (await checkOffline())],
  ['another call is answered', async () => noteAnswer()],
])('a browser that says so is not offline once %s', async (_case, hear) => {
  const { ask } = cut();
  await checkOffline();
  const heard: boolean[] = [];
  const stop = subscribeOffline(() => heard.push(isOffline()));
  ask.mockImplementation(async () => new Response());
  await hear();
  expect(isOffline()).toBe(false);
  expect(heard).toEqual([false]);
  stop();
});

it('a browser that says so for ever is believed no longer than the site takes to answer', async () => {
  cut('answers');
  await vi.waitFor(() => expect(isOffline()).toBe(false));
});

it('a browser that is online is not asked about', async () => {
  const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await checkOffline()).toBe(false);
  expect(ask).not.toHaveBeenCalled();
});
