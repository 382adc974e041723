import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { PAGE_KEY_HEADER, renderedPages } from '../lib/server/rendered-pages.mjs';
import { Lru } from '../lib/utils/lru.ts';

/** @typedef {import('../lib/server/rendered-pages.mjs').RenderedPage} RenderedPage */

const MAX_ADDRESSES = 5_000;
const MAX_ADDRESS_LENGTH = 512;

/**
 * How Next answered an address: the page, and the headers besides its encoding.
 * @type {Lru<string, { key: string, renderedAt: number, headers: Record<string, string | string[]> }>}
 */
const addresses = new Lru(MAX_ADDRESSES);

const ENCODERS = {
  br: promisify((/** @type {Buffer} */ body, /** @type {zlib.CompressCallback} */ done) =>
    zlib.brotliCompress(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } }, done),
  ),
  gzip: promisify((/** @type {Buffer} */ body, /** @type {zlib.CompressCallback} */ done) => zlib.gzip(body, done)),
};

/** Requests for something else than the page as every visitor gets it. */
const OTHER_WISHES = ['rsc', 'next-router-prefetch', 'next-action', 'x-prerender-revalidate', 'range'];

/** @param {import('node:http').IncomingMessage} request */
const wantsPlainPage = ({ method, headers, url = '' }) =>
  (method === 'GET' || method === 'HEAD') &&
  url.length <= MAX_ADDRESS_LENGTH &&
  !OTHER_WISHES.some((name) => name in headers) &&
  !headers.cookie?.includes('__prerender_bypass');

/**
 * The bytes for a reader who accepts the given encodings; undefined while they are being made.
 * @param {RenderedPage} page
 * @param {string} accepted
 */
function bytesFor(page, accepted) {
  const encoding = /** @type {const} */ (['br', 'gzip']).find((name) =>
    new RegExp(`\\b${name}\\b(?!;q=0)`).test(accepted),
  );
  if (!encoding) return { bytes: page.body };
  const bytes = page.encoded[encoding];
  if (Buffer.isBuffer(bytes)) return { bytes, encoding };
  if (bytes === undefined) {
    page.encoded[encoding] = 'under way';
    ENCODERS[encoding](page.body).then(
      (made) => (page.encoded[encoding] = made),
      (error) => console.error('A page could not be compressed:', error),
    );
  }
  return undefined;
}

/**
 * Answers with a page that is known and fresh. Next answers the same, with half the throughput: it looks
 * its route up and turns the text into bytes each time.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @returns {boolean} false when Next has to answer
 */
export function answerFromMemory(request, response) {
  const known = addresses.get(request.url ?? '/');
  if (!known || !wantsPlainPage(request)) return false;
  const page = renderedPages.get(known.key);
  if (page?.renderedAt !== known.renderedAt || Date.now() >= page.freshUntil) return false;
  if (known.headers.etag && request.headers['if-none-match'] === known.headers.etag) {
    response.writeHead(304, known.headers).end();
    return true;
  }
  const sent = bytesFor(page, String(request.headers['accept-encoding'] ?? ''));
  if (!sent) return false;
  response.writeHead(200, {
    ...known.headers,
    ...(sent.encoding && { 'content-encoding': sent.encoding }),
    'content-length': sent.bytes.length,
  });
  response.end(request.method === 'HEAD' ? undefined : sent.bytes);
  return true;
}

/**
 * Takes note of how Next answers an address, as the head of its answer is written.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 */
export function rememberAnswer(request, response, status) {
  const header = response.getHeader(PAGE_KEY_HEADER);
  response.removeHeader(PAGE_KEY_HEADER);
  if (status !== 200 || typeof header !== 'string' || !wantsPlainPage(request)) return;
  const key = decodeURIComponent(header);
  const page = renderedPages.get(key);
  if (!page || response.getHeader('x-nextjs-cache') !== 'HIT' || response.hasHeader('set-cookie')) return;
  /** @type {Record<string, string | string[]>} */
  const headers = {};
  for (const [name, value] of Object.entries(response.getHeaders())) {
    if (value === undefined || ['content-encoding', 'content-length', 'transfer-encoding'].includes(name)) continue;
    headers[name] = Array.isArray(value) ? value : String(value);
  }
  const vary = String(headers.vary ?? '');
  if (!/accept-encoding/i.test(vary)) headers.vary = vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding';
  addresses.set(request.url ?? '/', { key, renderedAt: page.renderedAt, headers });
}
