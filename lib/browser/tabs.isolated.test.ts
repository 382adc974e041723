import { expect, it, vi } from 'vitest';

interface Counted {
  kind: 'counted';
  count: number;
}
interface Closed {
  kind: 'closed';
}

/** The bus as another tab has it, which has modules of its own. */
async function tabOf(userId: string) {
  vi.resetModules();
  const { tabBus } = await import('./tabs');
  const heard: number[] = [];
  const bus = tabBus<Counted | Closed>(userId);
  const stop = bus.on('counted', ({ count }) => heard.push(count));
  return { bus, heard, stop, anotherPart: () => tabBus<Closed>(userId) };
}

it('a message reaches the other tabs of the member in its order, and neither this tab nor another member’s', async () => {
  const [here, there, stranger] = [await tabOf('a'), await tabOf('a'), await tabOf('b')];
  here.bus.post({ kind: 'counted', count: 1 });
  here.bus.post({ kind: 'closed' });
  here.bus.post({ kind: 'counted', count: 2 });
  await expect.poll(() => there.heard).toEqual([1, 2]);
  there.bus.post({ kind: 'counted', count: 3 });
  stranger.bus.post({ kind: 'counted', count: 4 });
  await expect.poll(() => here.heard).toEqual([3]);
  expect([there.heard, stranger.heard]).toEqual([[1, 2], []]);
});

it('each part of a page gets the messages of its own kind, until it unsubscribes', async () => {
  const [here, there] = [await tabOf('a'), await tabOf('a')];
  const closed = vi.fn();
  there.anotherPart().on('closed', closed);
  here.bus.post({ kind: 'counted', count: 1 });
  await expect.poll(() => there.heard).toEqual([1]);
  expect(closed).not.toHaveBeenCalled();
  there.stop();
  here.bus.post({ kind: 'counted', count: 2 });
  here.bus.post({ kind: 'closed' });
  await expect.poll(() => closed).toHaveBeenCalledOnce();
  expect(there.heard).toEqual([1]);
});
