import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BOOT_SCRIPT } from '../../browser/boot-script.mjs';
import { addContentSecurityPolicy, cachePolicyOf, isEntry, tagsOf, type CachedValue } from './page-entry';

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

describe('what a store holds', () => {
  const value = { kind: 'APP_PAGE', html: '<html>', status: 200, headers: { 'x-next-cache-tags': 'a,b' } };
  const entry = { value, lastModified: 1, cacheControl: { revalidate: 60, expire: undefined } };

  it.each([
    ['a page', entry],
    ['a page without a lifetime', { value, lastModified: 1, cacheControl: undefined }],
    ['a page that never gets stale', { ...entry, cacheControl: { revalidate: false, expire: undefined } }],
    [
      'a page with more of what Next stores',
      { ...entry, value: { ...value, segmentData: new Map(), rscData: Buffer.of(1) } },
    ],
    ['an answer of a route', { ...entry, value: { kind: 'APP_ROUTE', body: Buffer.of(1), status: 200 } }],
  ])('%s is an entry', (_what, stored) => expect(isEntry(stored)).toBe(true));

  it.each([
    ['nothing', undefined],
    ['a text', '<html>'],
    ['an entry without a value', { ...entry, value: null }],
    ['a value of no kind', { ...entry, value: { html: '<html>' } }],
    ['an entry without its time', { value }],
    ['a lifetime in words', { ...entry, cacheControl: { revalidate: 'soon' } }],
  ])('%s is none', (_what, stored) => expect(isEntry(stored)).toBe(false));
});
