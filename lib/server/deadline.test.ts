import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { deadline, withDeadline } from './deadline';

it('is one signal for all calls of a request, also for those of its error page', async () => {
  const signals = await withDeadline(async () => {
    const ofThePage = deadline();
    await setImmediate();
    return [ofThePage, deadline()];
  });
  expect(signals[1]).toBe(signals[0]);
});

it('is another signal for another request', async () => {
  const signals = await Promise.all([withDeadline(async () => deadline()), withDeadline(async () => deadline())]);
  expect(signals[1]).not.toBe(signals[0]);
});

it('is a signal of its own for a call that no request waits for', () => {
  expect(deadline()).not.toBe(deadline());
});
