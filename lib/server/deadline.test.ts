import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { deadline } from './deadline';
import { forPageRequest } from './page-request';

it('is one signal for all calls of a request, also for those of its error page', async () => {
  const signals = await forPageRequest(async () => {
    const ofThePage = deadline();
    await setImmediate();
    return [ofThePage, deadline()];
  });
  expect(signals[1]).toBe(signals[0]);
});

it('is another signal for another request', async () => {
  const signals = await Promise.all([forPageRequest(async () => deadline()), forPageRequest(async () => deadline())]);
  expect(signals[1]).not.toBe(signals[0]);
});

it('is a signal of its own for a call that no request waits for', () => {
  expect(deadline()).not.toBe(deadline());
});
