import http, { type OutgoingHttpHeaders } from 'node:http';
import zlib from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendAnswer, type Answer } from './answers.ts';
import { listen, send } from './testing.ts';

afterEach(() => void vi.restoreAllMocks());

const TEXT = '一篇文章 '.repeat(200);
const page = (headers: Answer['headers'] = {}, body = TEXT, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body: Buffer.from(body),
});

async function arrived(answer: Answer, headers: OutgoingHttpHeaders = {}, method = 'GET', sending = sendAnswer) {
  const port = await listen(http.createServer((request, response) => void sending(answer, request, response)));
  return send(port, { method, headers });
}

describe('the encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=1.0, BR;q=0.5', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip;q=0.001', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['deflate, zstd, brotli', undefined],
    ['identity', undefined],
    [undefined, undefined],
  ])('for a reader of "%s" is %s', async (accepted, encoding) => {
    const { headers, body } = await arrived(page(), accepted ? { 'accept-encoding': accepted } : {});
    const decode = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync }[String(encoding)] ?? ((raw: Buffer) => raw);
    expect(headers['content-encoding']).toBe(encoding);
    expect(decode(body).toString()).toBe(TEXT);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it.each([
    ['a small body', page({}, 'x'.repeat(511)), 'Accept-Encoding'],
    ['a picture', page({ 'content-type': 'image/png' }), undefined],
    ['an answer of no known type', { ...page(), headers: {} }, undefined],
  ])('of %s is none', async (_what, answer, vary) => {
    const { headers, body } = await arrived(answer, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe(vary);
    expect(body).toEqual(answer.body);
  });

  it.each(['application/json', 'application/rss+xml', 'application/javascript', 'image/svg+xml', 'text/x-component'])(
    'is chosen for %s, too',
    async (type) => {
      const { headers } = await arrived(page({ 'content-type': type }), { 'accept-encoding': 'br' });
      expect(headers['content-encoding']).toBe('br');
    },
  );

  it('is added to what an answer depends on, once', async () => {
    expect((await arrived(page({ vary: 'rsc' }))).headers.vary).toBe('rsc, Accept-Encoding');
    expect((await arrived(page({ vary: ['rsc', 'accept-encoding'] }))).headers.vary).toBe('rsc, accept-encoding');
  });

  it('is made once for all who read an answer in it', async () => {
    const [brotli, gzip] = [vi.spyOn(zlib, 'brotliCompress'), vi.spyOn(zlib, 'gzip')];
    vi.resetModules();
    const fresh = await import('./answers.ts');
    const answer = page();
    const read = (accepted: string) => arrived(answer, { 'accept-encoding': accepted }, 'GET', fresh.sendAnswer);
    const [first, second] = await Promise.all([read('br'), read('br'), read('gzip'), read('identity')]);
    await read('br');
    expect(first.body).toEqual(second.body);
    expect([brotli, gzip].map((encoder) => encoder.mock.calls.length)).toEqual([1, 1]);
  });
});

describe('HEAD', () => {
  it('gets the headers that GET would get, and no body', async () => {
    const asked = { 'accept-encoding': 'br' };
    const [got, head] = [await arrived(page(), asked), await arrived(page(), asked, 'HEAD')];
    const names = ['content-length', 'content-encoding', 'content-type', 'etag', 'vary'];
    for (const name of names) expect(head.headers[name]).toBe(got.headers[name]);
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  });
});

describe('a reader who has the page already', () => {
  const tagOf = async (answer: Answer) => String((await arrived(answer)).headers.etag);

  it.each([
    ['as it was given', (tag: string) => tag],
    ['as a strong one', (tag: string) => tag.replace('W/', '')],
    ['among others', (tag: string) => `"b", ${tag}`],
  ])('gets a 304 for its tag, %s', async (_how, known) => {
    const headers = { 'cache-control': 'public' };
    const tag = await tagOf(page(headers));
    expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
    const { status, headers: got, body } = await arrived(page(headers), { 'if-none-match': known(tag) });
    expect({ status, length: body.length }).toEqual({ status: 304, length: 0 });
    expect(got).toMatchObject({ etag: tag, vary: 'Accept-Encoding', 'cache-control': 'public' });
    expect(got['content-length']).toBeUndefined();
  });

  it('gets another page whole', async () => {
    const known = await tagOf(page({}, 'before'.repeat(200)));
    expect((await arrived(page(), { 'if-none-match': known })).body.toString()).toBe(TEXT);
  });

  it.each([
    ['a failure', page({}, TEXT, 503)],
    ['an answer that nobody may keep', page({ 'cache-control': 'private, no-store' })],
    ['an empty answer', page({}, '')],
  ])('gets %s whole, which has no tag', async (_what, answer) => {
    const { status, headers } = await arrived(answer, { 'if-none-match': await tagOf(page()) });
    expect([status, headers.etag]).toEqual([answer.status, undefined]);
  });

  it('sees the strong tag of a picture, which has one form only', async () => {
    const picture = page({ 'content-type': 'image/png' });
    expect(await tagOf(picture)).toMatch(/^"/);
    expect((await arrived(picture, { 'if-none-match': await tagOf(picture) })).status).toBe(304);
  });
});
