import { describe, expect, it, vi } from 'vitest';
import { cacheLookups } from '../../lib/server/telemetry.ts';
import { isShareable, MicroCache, type Answer } from './answers.ts';

const answerOf = (body: string, headers: Answer['headers'] = { 'cache-control': 's-maxage=60' }, status = 200) => ({
  status,
  headers,
  body: Buffer.from(body),
});
const PRIVATE = { 'cache-control': 'private' };

/** A cache with a fixed clock and answers under the test's control. */
function setUp(maxBytes = 2 ** 20) {
  let time = 1_000;
  const cache = new MicroCache({ maxBytes, now: () => time });
  const slow = () => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    return { load: vi.fn(() => promise), resolve, reject };
  };
  const loads = (body: string, headers?: Answer['headers']) => vi.fn(async () => answerOf(body, headers));
  const get = async (load: () => Promise<Answer>, key = '/') => String((await cache.get(key, load)).body);
  return { get, loads, slow, wait: (ms: number) => (time += ms) };
}

it('metrics are told what was found', async () => {
  const found: string[] = [];
  cacheLookups.subscribe(({ layer, result }) => void found.push(`${layer} ${result}`));
  const { get, loads, slow, wait } = setUp();
  await get(loads('first'));
  await get(loads('second'));
  wait(2_000);
  const { load, resolve } = slow();
  const renewed = get(load);
  await get(loads('third'));
  wait(3_001);
  const waiting = get(loads('fourth'));
  resolve(answerOf('second'));
  await Promise.all([renewed, waiting]);
  expect(found).toEqual(['micro miss', 'micro hit', 'micro miss', 'micro stale', 'micro shared']);
});

describe('a shared answer', () => {
  it('is fresh for two seconds', async () => {
    const { get, loads, wait } = setUp();
    const [first, second] = [loads('first'), loads('second')];
    await get(first);
    wait(1_999);
    expect(await get(second)).toBe('first');
    expect(second).not.toHaveBeenCalled();
    wait(1);
    expect(await get(second)).toBe('second');
    expect(await get(first)).toBe('second');
  });

  it('is fresh for as long as there is room when it is immutable', async () => {
    const { get, loads, wait } = setUp();
    await get(loads('file', { 'cache-control': 'public, max-age=31536000, immutable' }));
    wait(86_400_000);
    expect(await get(loads('file again'))).toBe('file');
  });

  it('is requested once for concurrent requests (request coalescing)', async () => {
    const { get, slow } = setUp();
    const [first, second] = [slow(), slow()];
    const readers = [get(first.load), get(second.load), get(second.load)];
    first.resolve(answerOf('page'));
    expect(await Promise.all(readers)).toEqual(['page', 'page', 'page']);
    expect(first.load).toHaveBeenCalledOnce();
    expect(second.load).not.toHaveBeenCalled();
  });

  it('is served stale while one request revalidates it', async () => {
    const { get, loads, slow, wait } = setUp();
    const [renewal, other] = [slow(), slow()];
    await get(loads('old'));
    wait(2_000);
    const waiting = get(renewal.load);
    expect(await get(other.load)).toBe('old');
    renewal.resolve(answerOf('new'));
    expect(await waiting).toBe('new');
    expect(await get(other.load)).toBe('new');
    expect(other.load).not.toHaveBeenCalled();
  });

  it('is not served any more once it is old: whoever comes during the renewal waits for it', async () => {
    const { get, loads, slow, wait } = setUp();
    const renewal = slow();
    await get(loads('withdrawn'));
    wait(5_001);
    const [first, second] = [get(renewal.load), get(loads('unused'))];
    renewal.resolve(answerOf('new'));
    expect(await Promise.all([first, second])).toEqual(['new', 'new']);
  });

  it('that failed is the answer to all who waited for it, and is asked for anew by the next', async () => {
    const { get, loads, slow } = setUp();
    const [failing, other] = [slow(), loads('unused')];
    const readers = [get(failing.load), get(other)];
    failing.resolve(answerOf('unavailable', {}, 503));
    expect(await Promise.all(readers)).toEqual(['unavailable', 'unavailable']);
    expect(other).not.toHaveBeenCalled();
    expect(await get(loads('back'))).toBe('back');
  });

  it('has a cache key', async () => {
    const { get, loads } = setUp();
    await get(loads('one'), '/1');
    expect(await get(loads('two'), '/2')).toBe('two');
  });

  it('is evicted for newer ones: the cache stays within its bytes', async () => {
    const { get, loads } = setUp(10_000);
    for (const key of ['/1', '/2', '/3']) await get(loads('x'.repeat(1_500)), key);
    expect(await get(loads('asked again'), '/1')).toBe('asked again');
    expect(await get(loads('asked again'), '/3')).toHaveLength(1_500);
  });

  it('that exceeds the whole cache is not cached', async () => {
    const { get, loads } = setUp(10_000);
    await get(loads('x'.repeat(5_000)));
    expect(await get(loads('asked again'))).toBe('asked again');
  });
});

describe('an answer for one reader', () => {
  it('is never shared, not even with concurrent requests', async () => {
    const { get, loads, slow } = setUp();
    const mine = slow();
    const [first, second, third] = [get(mine.load), get(loads('yours', PRIVATE)), get(loads('theirs', PRIVATE))];
    mine.resolve(answerOf('mine', PRIVATE));
    expect(await Promise.all([first, second, third])).toEqual(['mine', 'yours', 'theirs']);
    expect(await get(loads('later', PRIVATE))).toBe('later');
  });

  it('removes the shared answer of its key', async () => {
    const { get, loads, wait } = setUp();
    await get(loads('shared'));
    wait(2_000);
    expect(await get(loads('mine', PRIVATE))).toBe('mine');
    expect(await get(loads('asked again'))).toBe('asked again');
  });
});

describe('an answer that fails', () => {
  it('fails only the request that loaded it, and is not cached', async () => {
    const { get, loads, slow } = setUp();
    const failing = slow();
    const [first, second] = [get(failing.load), get(loads('page'))];
    failing.reject(new Error('down'));
    await expect(first).rejects.toThrow('down');
    expect(await second).toBe('page');
    expect(await get(loads('asked again'))).toBe('asked again');
  });

  it('does not keep concurrent requests from the stale one', async () => {
    const { get, loads, slow, wait } = setUp();
    await get(loads('old'));
    wait(2_000);
    const failing = slow();
    const renewing = get(failing.load);
    expect(await get(loads('unused'))).toBe('old');
    failing.reject(new Error('down'));
    await expect(renewing).rejects.toThrow('down');
  });
});

it.each([
  ['s-maxage=60', true],
  ['public, s-maxage=60, stale-while-revalidate=86400', true],
  ['Public, Max-Age=31536000, immutable', true],
  ['max-age=60', false],
  ['public', false],
  ['s-maxage=0', false],
  ['public, max-age=0, must-revalidate', false],
  ['private, s-maxage=60', false],
  ['no-store, s-maxage=60', false],
  ['public, no-cache, max-age=60', false],
  [undefined, false],
])('that %s may be shared is %s', (cacheControl, shared) => {
  const headers: Answer['headers'] = cacheControl ? { 'cache-control': cacheControl } : {};
  expect(isShareable(answerOf('', headers))).toBe(shared);
  expect(isShareable(answerOf('', { ...headers, 'set-cookie': ['a=1'] }))).toBe(false);
  expect(isShareable(answerOf('', headers, 404))).toBe(false);
});
