import { describe, expect, it } from 'vitest';
import type { Answer } from './answers.ts';
import { withErrorPage } from './error-pages.ts';

const answerOf = (status: number, body: string, headers: Answer['headers'] = {}): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body: Buffer.from(body),
});
const pages = {
  missing: answerOf(200, 'no such page', { 'content-security-policy': 'of the missing page' }),
  unavailable: answerOf(200, 'come back later', { 'cache-control': 's-maxage=60' }),
};
const shown = (...given: Parameters<typeof answerOf>) => {
  const { status, headers, body } = withErrorPage(answerOf(...given), pages);
  return { status, headers, body: String(body) };
};

describe('a visitor of a page', () => {
  it('that is missing gets the 404 page, cached as long as the missing page', () => {
    expect(shown(404, '', { 'cache-control': 's-maxage=30', 'x-of': 'the empty body' })).toEqual({
      status: 404,
      headers: { ...pages.missing.headers, 'cache-control': 's-maxage=30' },
      body: 'no such page',
    });
    expect(shown(404, '').headers['cache-control']).toBe('no-store');
  });

  it("that is missing gets nothing of the router's answer, which another visitor's address may stand in", () => {
    const { status, body, headers } = shown(404, '/secret', { 'content-type': 'text/x-component', vary: 'rsc' });
    expect([status, body, headers]).toEqual([404, '', { 'content-type': 'text/plain; charset=utf-8', vary: 'rsc' }]);
  });

  it.each([500, 502, 503])('that failed with %s gets the 503 page with Retry-After, which is not cached', (status) => {
    expect(shown(status, '', { 'cache-control': 's-maxage=60' })).toMatchObject({
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '30' },
      body: 'come back later',
    });
  });

  it.each([200, 307, 400])('of status %s sees that', (status) => {
    expect(shown(status, 'page')).toMatchObject({ status, body: 'page' });
  });
});

it('a script that asks for what is missing gets its answer as it is', () => {
  const answer = answerOf(404, 'as it is', { 'content-type': 'application/json' });
  expect(withErrorPage(answer, pages)).toBe(answer);
});

it.each([
  ["the browser's router", 'text/x-component'],
  ['a feed reader', 'application/rss+xml'],
  ['a reader of an answer of no type', ''],
])('%s that asks for what failed is told when to come back', (_who, type) => {
  expect(shown(500, 'as it is', { 'content-type': type, 'cache-control': 's-maxage=60' })).toEqual({
    status: 503,
    headers: { 'content-type': type, 'cache-control': 'no-store', 'retry-after': '30' },
    body: 'as it is',
  });
});
