import { describe, expect, it } from 'vitest';
import { imageAddresses } from '@/components/write-center/editor/foreign-images';
import { titleOf } from '@/lib/domain/write-center/markdown-file';
import { decodeBookmarks } from '@/lib/domain/folder/decode-bookmarks';
import { parseContent } from '@/lib/domain/resume/schema';
import { renameEventHandlers } from '@/lib/html/event-handlers';
import { isRichHtml } from '@/lib/html/pasted/pasted-html';
import { isBlankHtml } from '@/lib/html/resume-html';
import { createFuzzyIndex } from '@/lib/utils/fuzzy/fuzzy-match';
import { isBlank } from './is-blank';
import { pictureAddress } from '@/lib/utils/address/picture-address';
import { proseOf } from './plain-text';
import { safeLink, siteLink } from '@/lib/utils/address/safe-link';
import { textBlocks } from './text-blocks';

const LENGTH = 100_000;
/** Hang guard: quadratic code takes minutes here. */
const HANG_MS = 60_000;
const UNITS = [
  ...'<>&"\'`*_#-+=~!?.,;:()[]{}/\\|@%$^ \n\t',
  'a',
  '好',
  '\u200b',
  '\ud83d',
  '![',
  '<!--',
  '<img ',
  '<a ',
  '<pre>',
  '<style',
  '&lt',
  '``',
  '`a',
  '> ',
  'http://',
  'www.',
  '%25',
  '../',
];
const TEXTS = UNITS.flatMap((unit) => {
  const text = unit.repeat(LENGTH / unit.length);
  return [text, `http://a.example/${text}a`, `<p>${text}</p>`, `# ${text}a`];
});

const find = (name: string) =>
  createFuzzyIndex(
    [name],
    (text) => ({ name: text, details: text }),
    () => [],
  );
const READERS: Record<string, (text: string) => unknown> = {
  textBlocks,
  proseOf,
  isBlank,
  isBlankHtml,
  isRichHtml,
  renameEventHandlers,
  titleOf,
  imageAddresses,
  'the reader of bookmarks': (text) => decodeBookmarks(new TextEncoder().encode(text).buffer),
  parseContent,
  safeLink,
  siteLink,
  pictureAddress: (text) => pictureAddress(text, 'https://site.example'),
  'the search of tools': (text) => [
    find(text).search('abc', 6),
    find('abc').search(text, 6),
    find(text).search('aaaaaaa b', 6),
  ],
};

describe('100 kB of one sign', () => {
  it.each(Object.entries(READERS))('do not stop %s', { timeout: HANG_MS }, (_name, read) => {
    for (const text of TEXTS) read(text);
    expect(TEXTS.length).toBeGreaterThan(0);
  });
});

it('a resume of thousands of sections or rows keeps them, and shows what a page can', () => {
  const section = (rows: number) => ({
    title: 't',
    component: 'OtherInfo',
    data: { list: Array.from({ length: rows }, () => ({ subject: 's' })) },
  });
  const shown = (sections: object[]) =>
    parseContent(JSON.stringify(sections))?.sections.filter(({ component }) => component === 'OtherInfo').length;
  expect(shown(Array.from({ length: 2_000 }, () => section(1)))).toBe(60);
  expect(parseContent(JSON.stringify(Array.from({ length: 2_000 }, () => section(1))))?.sections).toHaveLength(2_000);
  expect(shown([section(301), section(300)])).toBe(1);
});
