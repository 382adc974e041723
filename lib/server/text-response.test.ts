import { expect, test } from 'vitest';
import { textResponse } from './text-response';

const answer = (body: string | null) => textResponse(body, { contentType: 'application/rss+xml', maxAge: 300 });

test('a text comes with its type, its age limit and a tag that changes with it', async () => {
  const response = answer('<rss/>');
  expect([response.status, await response.text()]).toEqual([200, '<rss/>']);
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  expect(response.headers.get('etag')).toMatch(/^"[\w-]+"$/);
  expect(answer('<rss/>').headers.get('etag')).toBe(response.headers.get('etag'));
  expect(answer('<rss></rss>').headers.get('etag')).not.toBe(response.headers.get('etag'));
});

test('what does not exist is a 404 that is not cached', () => {
  const response = answer(null);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
});
