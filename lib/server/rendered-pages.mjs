import { Lru } from '../utils/lru.ts';

/**
 * A page as it is sent.
 * @typedef {object} RenderedPage
 * @property {Buffer} body
 * @property {number} renderedAt epoch milliseconds
 * @property {number} freshUntil epoch milliseconds; from then on Next decides
 * @property {Partial<Record<'br' | 'gzip', Buffer | 'under way'>>} encoded
 */

const MAX_BYTES = 48 * 2 ** 20;

/** Names a page's key on its way from the cache to the server, which takes it off again. */
export const PAGE_KEY_HEADER = 'x-rendered-page';

/** @type {Lru<string, RenderedPage>} */
const pages = new Lru(MAX_BYTES, ({ body }) => 2 * body.length);

/**
 * The bytes of fresh pages, kept by the page cache and sent by the server without asking Next again.
 * Both live in one process, so a page that is rendered anew or revalidated is gone from here at once.
 */
export const renderedPages = {
  /** @param {string} key */
  get: (key) => pages.get(key),

  /**
   * @param {string} key
   * @param {{ html: string, renderedAt: number, revalidateSeconds: number }} page
   */
  keep(key, { html, renderedAt, revalidateSeconds }) {
    const freshUntil = renderedAt + revalidateSeconds * 1000;
    if (Date.now() >= freshUntil || pages.get(key)?.renderedAt === renderedAt) return;
    pages.set(key, { body: Buffer.from(html), renderedAt, freshUntil, encoded: {} });
  },

  /** @param {string} key */
  forget: (key) => pages.delete(key),

  forgetAll: () => pages.clear(),
};
