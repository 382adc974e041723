import { expect, it } from 'vitest';
import { isEntry } from './page-copies';

const page = { kind: 'APP_PAGE', html: '<html>', status: 200, headers: { 'x-next-cache-tags': 'a,b' } };
const entry = { value: page, lastModified: 1, cacheControl: { revalidate: 60, expire: undefined } };

it.each([
  ['a page', entry],
  ['a page without a lifetime', { value: page, lastModified: 1, cacheControl: undefined }],
  ['a page that never gets stale', { ...entry, cacheControl: { revalidate: false, expire: undefined } }],
  [
    'a page with more of what Next stores',
    { ...entry, value: { ...page, segmentData: new Map(), rscData: Buffer.of(1) } },
  ],
  ['an answer of a route', { ...entry, value: { kind: 'APP_ROUTE', body: Buffer.of(1), status: 200 } }],
])('%s is an entry', (_what, stored) => expect(isEntry(stored)).toBe(true));

it.each([
  ['nothing', undefined],
  ['a text', '<html>'],
  ['an entry without a value', { ...entry, value: null }],
  ['a value of no kind', { ...entry, value: { html: '<html>' } }],
  ['an entry without its time', { value: page }],
  ['a lifetime in words', { ...entry, cacheControl: { revalidate: 'soon' } }],
])('%s is none', (_what, stored) => expect(isEntry(stored)).toBe(false));
