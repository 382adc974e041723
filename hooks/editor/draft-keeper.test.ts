import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '@/lib/domain/draft/schema';
import { EMPTY_WRITING } from '@/lib/domain/editor/store';
import { createDraftKeeper, type SaveStatus } from './draft-keeper';

let content: string | null = '';
let saved: Map<string, Draft>;
let statuses: SaveStatus['kind'][];
const store = { read: vi.fn(), write: vi.fn(), remove: vi.fn() };

const keeper = () =>
  createDraftKeeper({
    key: 'k',
    store,
    current: () => (content === null ? null : { writing: { ...EMPTY_WRITING, content }, base: 'b' }),
    onStatus: ({ kind }) => statuses.push(kind),
  });

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  saved = new Map();
  statuses = [];
  store.write.mockReset().mockImplementation(async (key: string, draft: Draft) => void saved.set(key, draft));
  store.remove.mockReset().mockImplementation(async (key: string) => void saved.delete(key));
});
afterEach(() => vi.useRealTimers());

describe('what an author types', () => {
  it('is saved once, within two seconds of the last key', async () => {
    const { schedule } = keeper();
    for (const text of ['一', '一二', '一二三']) {
      content = text;
      schedule();
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.write).toHaveBeenCalledTimes(1);
    expect(saved.get('k')?.writing.content).toBe('一二三');
    expect(statuses.at(-1)).toBe('saved');
  });

  it('is not called saved while it waits', async () => {
    const { schedule } = keeper();
    for (const text of ['一', '一二']) {
      content = text;
      schedule();
      expect(statuses.at(-1)).toBe('saving');
      await vi.advanceTimersByTimeAsync(1_000);
      expect(statuses.at(-1)).toBe('saved');
    }
  });

  it('is saved within two seconds even of somebody who never stops', async () => {
    const { schedule } = keeper();
    for (let key = 0; key < 40; key += 1) {
      content = 'x'.repeat(key);
      schedule();
      await vi.advanceTimersByTimeAsync(100);
      const unsaved = key - (saved.get('k')?.writing.content.length ?? 0);
      expect(unsaved).toBeLessThanOrEqual(20);
    }
    expect(store.write.mock.calls.length).toBeGreaterThanOrEqual(2);
  });

  it('is saved at once as the page goes, if anything waits', async () => {
    const { schedule, flushPending } = keeper();
    flushPending();
    expect(store.write).not.toHaveBeenCalled();
    content = '最后一句';
    schedule();
    flushPending();
    await vi.advanceTimersByTimeAsync(0);
    expect(saved.get('k')?.writing.content).toBe('最后一句');
  });

  it('is written one after the other, the newest last', async () => {
    const gate = Promise.withResolvers<void>();
    store.write.mockImplementationOnce(async () => gate.promise);
    const { flush } = keeper();
    content = '旧';
    const first = flush();
    content = '新';
    const second = flush();
    gate.resolve();
    await Promise.all([first, second]);
    expect(saved.get('k')?.writing.content).toBe('新');
  });

  it('leaves no draft behind once the server has it', async () => {
    const { flush } = keeper();
    content = '正文';
    await flush();
    content = null;
    await flush();
    expect(saved.size).toBe(0);
    expect(statuses.at(-1)).toBe('idle');
  });
});

describe('a browser that cannot save', () => {
  it.each([
    [new DOMException('full', 'QuotaExceededError'), { kind: 'failed', full: true }],
    [new Error('forbidden'), { kind: 'failed', full: false }],
  ])('tells it, and tries again with the next change', async (error, status) => {
    const told: SaveStatus[] = [];
    store.write.mockRejectedValueOnce(error);
    content = '正文';
    const { flush } = createDraftKeeper({
      key: 'k',
      store,
      current: () => ({ writing: EMPTY_WRITING, base: '' }),
      onStatus: (next) => told.push(next),
    });
    await flush();
    expect(told.at(-1)).toEqual(status);
    await flush();
    expect(told.at(-1)).toMatchObject({ kind: 'saved' });
  });
});
