import v8 from 'node:v8';
import { gzipSync } from 'node:zlib';
import { ErrorReply } from '@redis/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as redisClient from './redis-client';
import { encodeEntry, type Entry } from './page-entry';
import { redisAvailability, redisCommands } from '../telemetry';
import { SharedStore } from './shared-store';

/** Fakes Redis; test/scale/shared-pages.test.ts uses a real one. */
const redis = vi.hoisted(() => ({
  isReady: true,
  on: vi.fn(),
  connect: vi.fn(async () => {}),
  destroy: vi.fn(),
  xRevRange: vi.fn(async (): Promise<unknown[]> => []),
  xRange: vi.fn(async (): Promise<unknown[]> => []),
  exists: vi.fn(async () => 1),
  readPage: vi.fn(async (): Promise<unknown> => null),
  writePage: vi.fn(async () => 1),
  unlockPage: vi.fn(async () => 1),
  set: vi.fn<(...command: unknown[]) => Promise<unknown>>(async () => null),
  unlink: vi.fn(async () => 1),
  zRange: vi.fn(async (): Promise<unknown[]> => []),
  multi: vi.fn(),
}));
const transaction = {
  unlink: vi.fn(),
  xAdd: vi.fn<(...command: unknown[]) => unknown>(),
  exec: vi.fn(async (): Promise<unknown[]> => []),
};
vi.mock('./redis-client.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof redisClient>()),
  createPageClient: () => redis,
}));

const POLL_MS = 250;
const onGap = vi.fn();
const onRevalidated = vi.fn();
let store: SharedStore;
let lost: ReturnType<typeof vi.spyOn>;
let back: ReturnType<typeof vi.spyOn>;
beforeEach(async () => {
  vi.useFakeTimers();
  lost = vi.spyOn(console, 'error').mockImplementation(() => {});
  back = vi.spyOn(console, 'warn').mockImplementation(() => {});
  store = new SharedStore({ url: 'redis://host', buildId: 'build', onRevalidated, onGap });
  await vi.advanceTimersByTimeAsync(2 * POLL_MS);
  onGap.mockClear();
});
beforeEach(() => {
  for (const command of [transaction.unlink, transaction.xAdd, redis.multi]) command.mockReturnValue(transaction);
});
afterEach(() => {
  store.close();
  vi.clearAllMocks();
  redis.readPage.mockResolvedValue(null);
  transaction.exec.mockResolvedValue([]);
  lost.mockRestore();
  back.mockRestore();
  vi.useRealTimers();
});

it('metrics are told of commands, of an outage and of its end', async () => {
  const heard: string[] = [];
  redisAvailability.subscribe(({ isAvailable }) => void heard.push(isAvailable ? 'available' : 'lost'));
  redisCommands.watch(() => (error) => void heard.push(error instanceof Error ? error.message : 'done'));
  await store.read('/');
  redis.readPage.mockRejectedValueOnce(new Error('slow'));
  await store.read('/');
  await vi.advanceTimersByTimeAsync(9 * POLL_MS);
  expect(heard).toEqual(['done', 'slow', 'lost', 'available']);
});

describe('a Redis that comes and goes', () => {
  const failOnce = () => redis.xRange.mockRejectedValueOnce(new Error('slow'));

  it('is lost once, and back when it has answered for two seconds', async () => {
    for (let outage = 0; outage < 5; outage += 1) {
      failOnce();
      await vi.advanceTimersByTimeAsync(4 * POLL_MS);
    }
    expect([lost.mock.calls.length, back.mock.calls.length, onGap.mock.calls.length]).toEqual([1, 0, 0]);
    await vi.advanceTimersByTimeAsync(8 * POLL_MS);
    expect([lost.mock.calls.length, back.mock.calls.length, onGap.mock.calls.length]).toEqual([1, 1, 1]);
  });
});

const entryOf = (html: string, tags: string[] = []): Entry => ({
  value: { kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': tags } },
  lastModified: 1,
  cacheControl: undefined,
});
/** The head of a format that this Node does not know. */
const OF_NEWER_V8 = Buffer.from([0xff, 0x7f]);
const packed = (html: string) => gzipSync(encodeEntry(entryOf(html)));
const never = () => new Promise<never>(() => {});
const COMMAND_MS = 2_000;
/** Time until a lost store is used again. */
const comeBack = () => vi.advanceTimersByTimeAsync(9 * POLL_MS);

describe('the lock of a page', () => {
  it('is acquired by the instance that asks first', async () => {
    expect(await store.lock('/')).toBe('acquired');
    const [key, id, options] = redis.set.mock.lastCall ?? [];
    expect(key).toBe('pages:build:lock:/');
    expect(options).toMatchObject({ condition: 'NX', GET: true, expiration: { type: 'PX', value: 5_500 } });
    redis.set.mockResolvedValueOnce(Buffer.from(String(id)));
    expect(await store.lock('/')).toBe('own');
    redis.set.mockResolvedValueOnce(Buffer.from('another instance'));
    expect(await store.lock('/')).toBe('other');
  });

  it('ends when the page is written, removed, or needs no rendering, where this instance still holds it', async () => {
    await store.lock('/');
    const [key, id] = redis.set.mock.lastCall ?? [];
    await store.write('/', entryOf('page', ['a']));
    const page = { tags: '["a"]', ttlSeconds: 24 * 60 * 60 };
    expect(redis.writePage).toHaveBeenCalledExactlyOnceWith('pages:build:page:/', expect.objectContaining(page));
    await store.remove('/');
    expect(redis.unlink).toHaveBeenCalledExactlyOnceWith('pages:build:page:/');
    await store.unlock('/');
    expect(redis.unlockPage.mock.calls).toEqual([
      [key, id],
      [key, id],
      [key, id],
    ]);
  });

  it('is free while the store is down, and none is asked for', async () => {
    redis.xRange.mockRejectedValueOnce(new Error('gone'));
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(await store.lock('/')).toBe('acquired');
    expect(redis.set).not.toHaveBeenCalled();
  });
});

describe('a page that is waited for', () => {
  it('is read as soon as the other instance has ended its lock', async () => {
    redis.exists.mockResolvedValueOnce(1).mockResolvedValueOnce(0);
    redis.readPage.mockResolvedValueOnce(packed('theirs'));
    const found = store.waitFor('/');
    await vi.advanceTimersByTimeAsync(100);
    expect(await found).toEqual(entryOf('theirs'));
    expect(redis.exists).toHaveBeenCalledTimes(2);
  });

  it('is given up at once when the store goes down meanwhile', async () => {
    redis.exists.mockRejectedValueOnce(new Error('gone'));
    const found = store.waitFor('/');
    await vi.advanceTimersByTimeAsync(50);
    expect(await found).toBeUndefined();
    expect(redis.readPage).not.toHaveBeenCalled();
  });
});

describe('a page that is read', () => {
  it('is what was kept; one that is damaged or of another form is none', async () => {
    redis.readPage.mockResolvedValueOnce(packed('page'));
    expect(await store.read('/')).toEqual(entryOf('page'));
    const serialize = vi.spyOn(v8, 'serialize').mockReturnValueOnce(OF_NEWER_V8);
    const newer = packed('page');
    serialize.mockRestore();
    for (const damaged of [packed('page').subarray(0, -9), newer, Buffer.from('text'), 'text', null]) {
      redis.readPage.mockResolvedValueOnce(damaged);
      expect(await store.read('/')).toBeUndefined();
    }
    expect(lost).not.toHaveBeenCalled();
  });

  it('is waited for two seconds; then the store counts as lost, and is not asked again until it is back', async () => {
    redis.readPage.mockImplementationOnce(never);
    const done = vi.fn();
    void store.read('/').then(done);
    await vi.advanceTimersByTimeAsync(COMMAND_MS - 1);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(lost.mock.calls).toEqual([[expect.stringContaining('no answer in 2000 ms')]]);
    redis.readPage.mockClear();
    expect(await store.read('/')).toBeUndefined();
    expect(redis.readPage).not.toHaveBeenCalled();
    await comeBack();
    redis.readPage.mockResolvedValueOnce(packed('page'));
    expect(await store.read('/')).toEqual(entryOf('page'));
  });
});

describe('a revalidation', () => {
  const tell = (id: string, tags: string) => redis.xRange.mockResolvedValueOnce([{ id, message: { tags } }]);

  it('of another instance is heard once, and one that cannot be read is passed over', async () => {
    tell('8-0', '["a","b"]');
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(onRevalidated).toHaveBeenCalledExactlyOnceWith(new Set(['a', 'b']));
    tell('9-0', '{');
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(onRevalidated).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(redis.xRange).toHaveBeenLastCalledWith('pages:revalidations', '(9-0', '+', { COUNT: 1_000 });
  });

  it('that is made while the store is down is told once it is back', async () => {
    redis.xRange.mockRejectedValueOnce(new Error('gone'));
    await vi.advanceTimersByTimeAsync(POLL_MS);
    await store.removeTagged(new Set(['a']));
    expect(transaction.exec).not.toHaveBeenCalled();
    await comeBack();
    expect(transaction.exec).toHaveBeenCalledOnce();
    expect(transaction.xAdd.mock.lastCall?.[2]).toEqual({ tags: '["a"]' });
  });

  it('that a full store refuses is told later; until then no page of the store is trusted', async () => {
    redis.readPage.mockResolvedValue(packed('old'));
    transaction.exec.mockRejectedValue(new ErrorReply('OOM command not allowed'));
    await store.removeTagged(new Set(['a']));
    expect(await store.read('/')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(4 * POLL_MS);
    expect(await store.read('/')).toBeUndefined();
    // A refusal is no outage, and is logged once.
    expect(lost.mock.calls).toEqual([['The shared page cache refuses:', 'OOM command not allowed']]);
    transaction.exec.mockResolvedValue([]);
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(await store.read('/')).toEqual(entryOf('old'));
  });
});

it('a page whose lock stays is waited for as long as a lock lives', async () => {
  const done = vi.fn();
  void store.waitFor('/').then(done);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(done).toHaveBeenCalledOnce();
});
