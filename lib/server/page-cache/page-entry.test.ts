import { createHash, randomBytes } from 'node:crypto';
import v8 from 'node:v8';
import { describe, expect, it, vi } from 'vitest';
import { BOOT_SCRIPT } from '../../browser/boot-script.mjs';
import {
  addContentSecurityPolicy,
  cachePolicyOf,
  decodeEntry,
  decodeTags,
  encodeEntry,
  tagsOf,
  TAGS_WITHIN,
  type CachedValue,
  type Entry,
} from './page-entry';

const WHOLE = '<!DOCTYPE html><html><body></body></html>';
const page = (html: unknown = WHOLE, rest: Partial<CachedValue> = {}): CachedValue => ({
  kind: 'APP_PAGE',
  html,
  ...rest,
});

describe('what is rendered', () => {
  it.each([
    ['a whole page', page(), 'keep'],
    ['a whole page that says its status', page(WHOLE, { status: 200 }), 'keep'],
    ['a whole page with a line break at its end', page(`${WHOLE}\n`), 'keep'],
    ['a page without its end', page(WHOLE.slice(0, -1)), 'forget'],
    ['an empty page', page(''), 'forget'],
    ['a page whose html is none', page(null), 'forget'],
    ['a missing page', page(WHOLE, { status: 404 }), 'missing'],
    ['a missing page without its end, which only scripts fill', page('', { status: 404 }), 'missing'],
    ['a redirect', page('', { status: 307 }), 'forget'],
    ['a failed page', page(WHOLE, { status: 500 }), 'forget'],
    ["a route handler's answer", { kind: 'APP_ROUTE', status: 200 }, 'keep'],
    ["a route handler's missing answer", { kind: 'APP_ROUTE', status: 404 }, 'forget'],
    ["a route handler's failure", { kind: 'APP_ROUTE', status: 503 }, 'forget'],
    ["an answer of the API's", { kind: 'FETCH' }, 'forget'],
    ['a redirect of a route', { kind: 'REDIRECT' }, 'forget'],
  ])('as %s is cached, remembered as missing, or neither', (_what, value, policy) => {
    expect(cachePolicyOf(value)).toBe(policy);
  });
});

describe('the policy of a page', () => {
  const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  const scriptsOf = ({ headers }: CachedValue) => String(headers?.['content-security-policy']).split('; ')[0];

  it('allows its own scripts, each once, and no other', () => {
    const data = 'self.__next_f.push([1,"text"])';
    const scripts = [BOOT_SCRIPT, data, data, 'alert(1)'].map((code) => `<script>${code}</script>`).join('');
    const value = page(`<html>${scripts}</html>`, { headers: { 'x-next-cache-tags': 'a' } });
    addContentSecurityPolicy(value);
    expect(scriptsOf(value)).toBe(`script-src 'self' ${hashOf(BOOT_SCRIPT)} ${hashOf(data)}`);
    expect(tagsOf(value)).toEqual(['a']);
  });

  it('is added once', () => {
    const value = page();
    addContentSecurityPolicy(value);
    const first = scriptsOf(value);
    addContentSecurityPolicy({ ...value, html: `<script>${BOOT_SCRIPT}</script>` });
    expect(scriptsOf(value)).toBe(first);
  });

  it('is not for what is no page', () => {
    const value: CachedValue = { kind: 'APP_ROUTE', status: 200 };
    addContentSecurityPolicy(value);
    expect(value.headers).toBeUndefined();
  });
});

it.each([
  [undefined, []],
  ['a', ['a']],
  ['a,b', ['a', 'b']],
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
])('the tags %s of an entry are a list', (given, tags) => {
  expect(tagsOf(page(WHOLE, { headers: { 'x-next-cache-tags': given } }))).toEqual(tags);
});

/** An entry in Next's form. */
const entry = {
  value: {
    kind: 'APP_PAGE',
    html: '<html>文章</html>',
    rscData: Buffer.from([0, 255, 128]),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    headers: { 'x-next-cache-tags': '_N_T_/post/1,文章' },
    status: undefined,
  },
  lastModified: 1,
  cacheControl: { revalidate: 60, expire: undefined },
};
const tagged = (tags: string): Entry => ({
  ...entry,
  value: { ...entry.value, headers: { 'x-next-cache-tags': tags } },
});
const bytes = encodeEntry(entry);

describe('an entry in bytes', () => {
  it.each<[string, Entry]>([
    ['with its maps, buffers and gaps', entry],
    ['without a lifetime', { ...entry, cacheControl: undefined }],
    ['that never gets stale', { ...entry, cacheControl: { revalidate: false, expire: undefined } }],
    ["of a route's answer", { ...entry, value: { kind: 'APP_ROUTE', status: 200 } }],
  ])('%s comes back', (_what, kept) => expect(decodeEntry(encodeEntry(kept))).toEqual(kept));

  it('has its tags at the front', () => {
    const tags = ['_N_T_/post/1', '文章'];
    expect(decodeTags(bytes)).toEqual(tags);
    expect(decodeTags(bytes.subarray(0, 100))).toEqual(tags);
    expect(decodeTags(encodeEntry({ ...entry, value: { kind: 'APP_PAGE' } }))).toEqual([]);
  });

  it('is not read when it is empty, cut or longer than it was', () => {
    for (const length of [0, 1, 31, 32, 35, 36, 60, bytes.length / 2, bytes.length - 1]) {
      expect(decodeEntry(bytes.subarray(0, length))).toBeUndefined();
    }
    expect(decodeEntry(Buffer.concat([bytes, Buffer.alloc(1)]))).toBeUndefined();
  });

  it('is not read when a single byte of it has changed', () => {
    for (const at of [0, 31, 32, 40, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = 255 - (changed[at] ?? 0);
      expect(decodeEntry(changed)).toBeUndefined();
    }
  });

  it('is not read when it is something else', () => {
    for (const other of [Buffer.from('<html></html>'.repeat(10)), Buffer.alloc(500), randomBytes(500)]) {
      expect(decodeEntry(other)).toBeUndefined();
      expect(decodeTags(other)).toBeUndefined();
    }
  });

  it.each([
    ['a newer V8', Buffer.from([0xff, 0x7f])],
    ['no V8', Buffer.from('{}')],
    ['nobody', Buffer.alloc(0)],
  ])('is not read when it is whole, and %s has written it', (_who, content) => {
    const serialize = vi.spyOn(v8, 'serialize').mockReturnValueOnce(content);
    const foreign = encodeEntry(entry);
    serialize.mockRestore();
    expect(decodeEntry(foreign)).toBeUndefined();
  });

  it.each([
    ['a value of no kind', { ...entry, value: { html: '<html>' } }],
    ['no time', { ...entry, lastModified: undefined }],
    ['a lifetime in words', { ...entry, cacheControl: { revalidate: 'soon' } }],
  ])('is not read when another program has written %s', (_what, written) => {
    const foreign: Entry = JSON.parse(JSON.stringify(written));
    expect(decodeEntry(encodeEntry(foreign))).toBeUndefined();
  });

  it('has no tags when they are cut, or too long to be looked for', () => {
    expect(decodeTags(bytes.subarray(0, 40))).toBeUndefined();
    expect(decodeTags(Buffer.alloc(0))).toBeUndefined();
    const long = encodeEntry(tagged('x'.repeat(TAGS_WITHIN)));
    expect(decodeTags(long.subarray(0, TAGS_WITHIN))).toBeUndefined();
  });
});
