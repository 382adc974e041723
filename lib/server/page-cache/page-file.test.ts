import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decodePageFile, decodePageTags, encodePageFile, TAGS_WITHIN } from './page-file';

/** An entry in Next's form. */
const entry = {
  value: {
    kind: 'APP_PAGE',
    html: '<html>文章</html>',
    rscData: Buffer.from([0, 255, 128]),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    headers: { 'x-next-cache-tags': 'a,b' },
    status: undefined,
  },
  lastModified: 1,
  cacheControl: { revalidate: 60, expire: undefined },
};
const tags = ['_N_T_/post/1', '文章'];
const file = encodePageFile(tags, entry);
const isAny = (stored: unknown): stored is unknown => stored !== undefined;
const decode = (bytes: Buffer) => decodePageFile(bytes, isAny);

describe('a page in a file', () => {
  it('comes back with its maps, buffers and gaps', () => {
    expect(decode(file)).toEqual(entry);
  });

  it('has its tags at the front', () => {
    expect(decodePageTags(file)).toEqual(tags);
    expect(decodePageTags(file.subarray(0, 100))).toEqual(tags);
    expect(decodePageTags(encodePageFile([], entry))).toEqual([]);
  });

  it('is not read when it is empty, cut or longer than it was', () => {
    for (const length of [0, 1, 31, 32, 35, 36, 60, file.length / 2, file.length - 1]) {
      expect(decode(file.subarray(0, length))).toBeUndefined();
    }
    expect(decode(Buffer.concat([file, Buffer.alloc(1)]))).toBeUndefined();
  });

  it('is not read when a single byte of it has changed', () => {
    for (const at of [0, 31, 32, 40, file.length - 1]) {
      const changed = Buffer.from(file);
      changed[at] = 255 - (changed[at] ?? 0);
      expect(decode(changed)).toBeUndefined();
    }
  });

  it('is not read when it is something else', () => {
    for (const other of [Buffer.from('<html></html>'.repeat(10)), Buffer.alloc(500), randomBytes(500)]) {
      expect(decode(other)).toBeUndefined();
      expect(decodePageTags(other)).toBeUndefined();
    }
  });

  it('has no tags when they are cut, or too long to be looked for', () => {
    expect(decodePageTags(file.subarray(0, 40))).toBeUndefined();
    expect(decodePageTags(Buffer.alloc(0))).toBeUndefined();
    const long = encodePageFile(['x'.repeat(TAGS_WITHIN)], entry);
    expect(decodePageTags(long.subarray(0, TAGS_WITHIN))).toBeUndefined();
  });
});
