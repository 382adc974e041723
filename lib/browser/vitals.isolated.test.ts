// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleVitals } from './vitals';

type Listener = (metric: { value: number }) => void;
const measured = vi.hoisted(() => new Map<string, Listener>());
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['onLCP', 'onINP', 'onCLS', 'onTTFB'].map((name) => [
      name,
      (listener: Listener) => void measured.set(name, listener),
    ]),
  ),
);

const send = vi.fn<(address: string, body: string) => boolean>(() => true);
beforeEach(() => {
  Object.defineProperty(navigator, 'sendBeacon', { value: send, configurable: true });
  window.history.replaceState(null, '', '/post/1?token=secret');
});
afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.vitals;
});

function hide(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

it('nobody is measured without the setting, nor who is not one of the sample', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  expect(sampleVitals()).toBe(false);
  document.documentElement.dataset.vitals = '5';
  vi.spyOn(Math, 'random').mockReturnValue(0.05);
  expect(sampleVitals()).toBe(false);
});

it('one of the sample sends the figures and the kind of page once, when the page is hidden', async () => {
  document.documentElement.dataset.vitals = '5';
  vi.spyOn(Math, 'random').mockReturnValue(0.049);
  expect(sampleVitals()).toBe(true);
  await expect.poll(() => measured.size).toBe(4);
  measured.get('onLCP')?.({ value: 1_200 });
  measured.get('onTTFB')?.({ value: 80 });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(send).not.toHaveBeenCalled();
  // The last value counts.
  measured.get('onLCP')?.({ value: 1_500 });
  hide();
  hide();
  expect(send.mock.calls).toEqual([['/-/vitals', expect.any(String)]]);
  expect(JSON.parse(send.mock.calls[0]?.[1] ?? '')).toEqual({ kind: 'article', lcp: 1_500, ttfb: 80 });
});
