import { vi } from 'vitest';
import { watchConnection } from '@/lib/http/connection';

const say = (event: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(event === 'online');
  window.dispatchEvent(new Event(event));
};

/** The browser says that it has no network; the site answers nobody, or in spite of that. */
export function goOffline(site: 'silent' | 'answers' = 'silent') {
  const ask = vi.spyOn(globalThis, 'fetch');
  if (site === 'answers') ask.mockImplementation(async () => new Response());
  else ask.mockRejectedValue(new TypeError('Failed to fetch'));
  const stop = watchConnection();
  say('offline');
  return {
    ask,
    goOnline() {
      say('online');
      ask.mockRestore();
      stop();
    },
  };
}
