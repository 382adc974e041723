import { describe, expect, it, vi } from 'vitest';
import { routes } from '../../lib/config/routes.ts';
import { checkDigit } from '../../lib/utils/identifier.ts';
import type { Answer } from './answers.ts';
import { withErrorPage } from './error-pages.ts';

const HTML = 'text/html; charset=utf-8';
const FLIGHT = 'text/x-component';
const answerOf = (status: number, body: string, headers: Answer['headers'] = {}): Answer => ({
  status,
  headers: { 'content-type': HTML, ...headers },
  body: Buffer.from(body),
});
const PAGES: Record<string, Answer> = {
  '/missing': answerOf(200, 'no such page', { 'content-security-policy': 'of the missing page' }),
  '/missing/article': answerOf(200, 'no such article'),
  '/missing/article-print': answerOf(200, 'no such print page'),
  '/missing/folder': answerOf(200, 'no such folder'),
  '/unavailable': answerOf(200, 'come back later', { 'cache-control': 's-maxage=60' }),
};
const ID = `0000000000abcde${checkDigit('0000000000abcde')}`;
const NAVIGATION = { rsc: '1' };

async function shown(answer: Answer, asked: Record<string, string> = {}, path = '/nothing/here') {
  const askPage = vi.fn(async (path: string) => PAGES[path] ?? answerOf(500, ''));
  const { status, headers, body } = await withErrorPage(answer, { path, headers: asked, askPage });
  return { status, headers, body: String(body), askPage };
}

describe('a visitor of a page', () => {
  it('that is missing gets the 404 page, cached as long as the missing page', async () => {
    expect(await shown(answerOf(404, '', { 'cache-control': 's-maxage=30', 'x-of': 'the empty body' }))).toMatchObject({
      status: 404,
      headers: { ...PAGES['/missing']?.headers, 'cache-control': 's-maxage=30' },
      body: 'no such page',
    });
    expect((await shown(answerOf(404, ''))).headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['/nothing/here', '/missing'],
    ['/post/admin', '/missing'],
    [routes.share(ID), '/missing'],
    [routes.article(ID), '/missing/article'],
    [routes.articlePrint(ID), '/missing/article-print'],
    [routes.userFolder(ID, 'f1'), '/missing/folder'],
  ])('that is missing at %s gets the 404 page of its kind', async (path, inPlace) => {
    const { status, askPage } = await shown(answerOf(404, ''), {}, path);
    expect([status, askPage.mock.calls]).toEqual([404, [[inPlace]]]);
  });

  it.each([500, 502, 503])(
    'that failed with %s gets the 503 page with Retry-After, which is not cached',
    async (status) => {
      expect(await shown(answerOf(status, '', { 'cache-control': 's-maxage=60' }))).toMatchObject({
        status: 503,
        headers: { 'cache-control': 'no-store', 'retry-after': '30' },
        body: 'come back later',
      });
    },
  );

  it.each([200, 307, 400])('of status %s sees that', async (status) => {
    const { askPage, ...seen } = await shown(answerOf(status, 'page'));
    expect(seen).toMatchObject({ status, body: 'page' });
    expect(askPage).not.toHaveBeenCalled();
  });
});

describe("the browser's router", () => {
  it("gets nothing of the answer for a missing page, which another visitor's address may stand in", async () => {
    const missing = answerOf(404, '/secret', { 'content-type': FLIGHT, vary: 'rsc' });
    const { status, body, headers } = await shown(missing, NAVIGATION);
    expect([status, body, headers]).toEqual([404, '', { 'content-type': 'text/plain; charset=utf-8', vary: 'rsc' }]);
  });

  it.each([HTML, FLIGHT, ''])(
    'gets a page in place of one that failed as %s, and stays in its document',
    async (type) => {
      const { status, headers, body } = await shown(answerOf(500, '', { 'content-type': type }), NAVIGATION);
      expect([status, headers['cache-control'], body]).toEqual([200, 'no-store', 'come back later']);
    },
  );

  it('prefetches none', async () => {
    const { status, askPage } = await shown(answerOf(500, ''), { ...NAVIGATION, 'next-router-prefetch': '1' });
    expect(status).toBe(503);
    expect(askPage).not.toHaveBeenCalled();
  });
});

it('a script that asks for what is missing gets its answer as it is', async () => {
  const answer = answerOf(404, 'as it is', { 'content-type': 'application/json' });
  expect(await shown(answer)).toMatchObject({ status: 404, body: 'as it is' });
});

it.each([
  ['a feed reader', 'application/rss+xml'],
  ['a reader of an answer of no type', ''],
])('%s that asks for what failed is told when to come back', async (_who, type) => {
  const { status, headers, body } = await shown(
    answerOf(500, 'as it is', { 'content-type': type, 'cache-control': 's-maxage=60' }),
  );
  expect([status, headers, body]).toEqual([
    503,
    { 'content-type': type, 'cache-control': 'no-store', 'retry-after': '30' },
    'as it is',
  ]);
});
