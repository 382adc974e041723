import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PAGE_KEY_HEADER, renderedPages } from '@/lib/server/rendered-pages.mjs';
import { answerFromMemory, rememberAnswer } from './page-memory.mjs';

const HTML = `<!DOCTYPE html><p>${'正文'.repeat(500)}</p>`;
let slowAnswers = 0;
/** Every test has an address of its own. */
let test = 0;

/** Stands for Next: every answer that comes from here was not answered from memory. */
const server = http.createServer((request, response) => {
  if (answerFromMemory(request, response)) return;
  slowAnswers += 1;
  response.setHeader(PAGE_KEY_HEADER, 'page');
  response.setHeader('x-nextjs-cache', 'HIT');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('etag', '"one"');
  rememberAnswer(request, response, 200);
  response.end(HTML);
});
let origin = '';

/** One request without a client's own decoding. */
const ask = (headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    http
      .get(`${origin}/${test}`, { headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      })
      .on('error', reject);
  });

const keep = (html = HTML, { age = 0, revalidateSeconds = 30 } = {}) =>
  renderedPages.keep('page', { html, renderedAt: Date.now() - age, revalidateSeconds });

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  renderedPages.forgetAll();
  slowAnswers = 0;
  test += 1;
});

describe('a page that is known and fresh', () => {
  it('is answered from memory from its second request on, and its key is told to nobody', async () => {
    keep();
    const first = await ask();
    const second = await ask();
    expect(slowAnswers).toBe(1);
    expect(second.body.toString()).toBe(HTML);
    expect(second.headers['content-type']).toBe('text/html; charset=utf-8');
    expect([first, second].map(({ headers }) => headers[PAGE_KEY_HEADER])).toEqual([undefined, undefined]);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent as %s to who accepts it', async (encoding, decode) => {
    keep();
    await ask();
    let answer = await ask({ 'accept-encoding': encoding });
    while (!answer.headers['content-encoding']) answer = await ask({ 'accept-encoding': encoding });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toContain('Accept-Encoding');
    expect(decode(answer.body).toString()).toBe(HTML);
  });

  it('is not sent again to who has it', async () => {
    keep();
    await ask();
    const answer = await ask({ 'if-none-match': '"one"' });
    expect([answer.status, answer.body.length, slowAnswers]).toEqual([304, 0, 1]);
  });
});

describe('Next is asked', () => {
  it('once a page has been rendered anew', async () => {
    keep();
    await ask();
    renderedPages.forget('page');
    await ask();
    expect(slowAnswers).toBe(2);
  });

  it('about a page that is no longer fresh', async () => {
    keep(HTML, { age: 31_000 });
    await ask();
    await ask();
    expect(slowAnswers).toBe(2);
  });

  it.each<Record<string, string>>([{ rsc: '1' }, { 'next-action': 'a' }, { cookie: '__prerender_bypass=x' }])(
    'for something else than the page: %j',
    async (headers) => {
      keep();
      await ask();
      await ask(headers);
      expect(slowAnswers).toBe(2);
    },
  );
});
