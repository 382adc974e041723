import { expect, test } from 'vitest';
import { ApiError } from '@/lib/http/api-error';
import { cachedTextResponse } from './text-response';

const text = { body: '<rss/>', etag: '"abc"', lastModified: Date.UTC(2026, 10, 20, 8, 30, 0, 500) };
const options = { contentType: 'application/rss+xml; charset=utf-8', maxAge: 300 };
const ask = (headers: Record<string, string> = {}) =>
  cachedTextResponse(new Request('http://site/rss', { headers }), async () => text, options);

test('a text comes with its type, its age limit and both validators', async () => {
  const response = await ask();
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('<rss/>');
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'public, max-age=300',
    etag: '"abc"',
    'last-modified': 'Fri, 20 Nov 2026 08:30:00 GMT',
  });
});

test.each([
  [{ 'if-none-match': '"abc"' }, 304],
  [{ 'if-none-match': 'W/"abc", "other"' }, 304],
  [{ 'if-none-match': '"other"', 'if-modified-since': 'Fri, 20 Nov 2026 08:30:00 GMT' }, 200],
  [{ 'if-modified-since': 'Fri, 20 Nov 2026 08:30:00 GMT' }, 304],
  [{ 'if-modified-since': 'Fri, 20 Nov 2026 08:29:59 GMT' }, 200],
  [{ 'if-modified-since': 'garbage' }, 200],
])('a reader who sends %j is answered %i', async (headers, status) => {
  const response = await ask(headers);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(status === 304 ? '' : '<rss/>');
});

test('what does not exist is a 404 that nobody keeps', async () => {
  const response = await cachedTextResponse(new Request('http://site/rss/9'), async () => null, options);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('without the API it is a 503 that says when to come back', async () => {
  const down = async () => Promise.reject(new ApiError({ kind: 'network', message: '网络异常' }));
  const response = await cachedTextResponse(new Request('http://site/rss'), down, options);
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('a fault of our own is not taken for an outage', async () => {
  const broken = async () => Promise.reject(new TypeError('undefined is not a function'));
  await expect(cachedTextResponse(new Request('http://site/rss'), broken, options)).rejects.toThrow(TypeError);
});
