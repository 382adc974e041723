import { safeLink } from '@/lib/utils/address/safe-link';
import { trimEndOf } from './trim-end';

export interface TextPart {
  text: string;
  href?: string;
  code?: boolean;
}

/** Running text (maybe quoted), or a code block. */
type TextBlock = { parts: TextPart[]; quote?: true; code?: undefined } | { code: string };

/** Lines between fences, or from an unclosed one to the end. */
const FENCED = /^```[^\n`]*\n([\s\S]*?)(?:^```[ \t]*$\n?|(?![\s\S]))/gm;
const QUOTED = /(?:^>[^\n]*(?:\n|$))+/gm;
const INLINE_CODE = /(?<!`)(`{1,2})(?!`)([^\n]*?[^\n`])\1(?!`)/g;
/** Addresses end before blanks, quotes and non-ASCII characters. */
const ADDRESS = /https?:\/\/[!#$%&'()*+,\-./0-9:;=?@A-Z[\]_a-z~]+/gi;
const TRAILING = "!'),.:;?]";

/** Parses text for display: backtick code, `>` quotes, web addresses; all other characters stay. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  const addText = (running: string) => {
    let done = 0;
    for (const { 0: matched, index } of running.matchAll(QUOTED)) {
      addParts(running.slice(done, index).replace(/\n$/, ''));
      blocks.push({ parts: codeParts(matched.replace(/\n$/, '').replace(/^> ?/gm, '')), quote: true });
      done = index + matched.length;
    }
    addParts(running.slice(done));
  };
  const addParts = (running: string) => {
    if (running !== '') blocks.push({ parts: codeParts(running) });
  };
  let end = 0;
  for (const { 0: matched, 1: code = '', index } of text.matchAll(FENCED)) {
    addText(text.slice(end, index).replace(/\n$/, ''));
    blocks.push({ code: code.replace(/\n$/, '') });
    end = index + matched.length;
  }
  addText(text.slice(end));
  return blocks;
}

/** Text without code and quote marks, for titles and links. */
export const withoutMarks = (text: string): string =>
  textBlocks(text)
    .map((block) => block.code ?? block.parts.map((part) => part.text).join(''))
    .join('\n');

function codeParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: matched, 2: code = '', index } of text.matchAll(INLINE_CODE)) {
    parts.push(...linkParts(text.slice(end, index)), { text: code, code: true });
    end = index + matched.length;
  }
  return [...parts, ...linkParts(text.slice(end))];
}

export function firstLink(text: string): string | undefined {
  return textBlocks(text)
    .flatMap((block) => (block.code === undefined ? block.parts : []))
    .find(({ href }) => href)?.href;
}

/** Cuts at `end`; drops an address across it unless nothing else is left. */
export function cutBetweenLinks(text: string, end: number): string {
  for (const { 0: matched, index } of text.matchAll(ADDRESS)) {
    if (index >= end) break;
    const linkEnd = index + trimmed(matched).length;
    if (linkEnd > end) return text.slice(0, index > 0 ? index : linkEnd);
  }
  return text.slice(0, end);
}

function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: matched, index } of text.matchAll(ADDRESS)) {
    const address = trimmed(matched);
    const url = safeLink(address);
    if (!url) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href: url.href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Strips punctuation around an address; a closing bracket stays when opened inside. */
function trimmed(address: string): string {
  const cut = trimEndOf(address, TRAILING);
  const cutOff = address.slice(cut.length);
  return cutOff.startsWith(')') && cut.includes('(') ? `${cut})` : cut;
}
