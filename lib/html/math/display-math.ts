import { CONTAINERS, continuedPrefix, FENCE } from '@/lib/html/containers';

/** Within a formula a minus is no list mark. */
const QUOTES = /^[ \t]*(?:>[ \t]*)*/;
const PUNCTUATION = /^[\p{P}\s]*$/u;
const LINE_END = /\r\n?|\n/;
const HAN = /\p{Script=Han}/u;

interface Line {
  prefix: string;
  text: string;
}

function splitPrefix(line: string): Line {
  const [prefix = ''] = CONTAINERS.exec(line) ?? [];
  return { prefix, text: line.slice(prefix.length) };
}

/** Ends the search for a closing `$$`: a formula holds no code, no heading and no paragraph of prose. */
const isForeign = (text: string, afterBlank: boolean): boolean =>
  FENCE.test(text) || /^#{1,6}\s/.test(text) || (afterBlank && HAN.test(text) && !text.includes('\\'));

/** The place of a `$$` that is not closed in its line; -1 where there is none. Those in code mean nothing. */
function opening(text: string): number {
  if (text.startsWith('$$$') || text.startsWith('|') || !text.includes('$$')) return -1;
  const withoutCode = text.split(/(`+)/).map((part, index) => (index % 4 === 0 ? part : ' '.repeat(part.length)));
  const places = [...withoutCode.join('').matchAll(/\$\$/g)].map(({ index }) => index);
  return places.length % 2 === 1 ? (places.at(-1) ?? -1) : -1;
}

/** The line that closes a formula; -1 when it is never closed. A formula that hugs its marks ends at a blank line. */
function findClosing(lines: readonly Line[], from: number, hugs: boolean): number {
  let afterBlank = false;
  for (let index = from; index < lines.length; index += 1) {
    const { text = '' } = lines[index] ?? {};
    const isBlank = text.trim() === '';
    if ((isBlank && hugs) || isForeign(text, afterBlank)) return -1;
    if (text.includes('$$')) return index;
    afterBlank ||= isBlank;
  }
  return -1;
}

/** Whether a formula that begins behind words is closed in its paragraph, and is no sentence. */
function closesFormula(lines: readonly Line[], from: number): boolean {
  const closing = findClosing(lines, from + 1, true);
  const formula = lines.slice(from + 1, closing + 1).map(({ text }) => text.split('$$')[0] ?? '');
  return closing > 0 && (formula.some((text) => text.includes('\\')) || !formula.some((text) => HAN.test(text)));
}

interface SpacedMath {
  markdown: string;
  /** 0-based line of the source, by 0-based line of the result. */
  sourceLines: readonly number[];
}

export const asItIs = (markdown: string): SpacedMath => ({
  markdown,
  sourceLines: markdown.split(LINE_END).map((_line, index) => index),
});

/** Puts `$$` on lines of their own, for the parser. One that is never closed would take in the rest of the text. */
export function spaceDisplayMath(markdown: string): SpacedMath {
  if (!markdown.includes('$$')) return asItIs(markdown);
  const source = markdown.split(LINE_END);
  const lines = source.map(splitPrefix);
  const result: string[] = [];
  const sourceLines: number[] = [];
  const add = (index: number, ...added: string[]) => {
    result.push(...added);
    sourceLines.push(...added.map(() => index));
  };
  let fence = '';

  for (let index = 0; index < lines.length; index += 1) {
    const { prefix, text } = lines[index] ?? { prefix: '', text: '' };
    const line = source[index] ?? '';
    const [mark = ''] = FENCE.exec(text) ?? [];
    if (fence !== '') {
      if (mark.startsWith(fence) && text.trim() === mark) fence = '';
      add(index, line);
      continue;
    }
    fence = mark;
    const behindWords = opening(text);
    const isBehindWords = behindWords > 0 && closesFormula(lines, index);
    if (isBehindWords) {
      add(index, prefix + text.slice(0, behindWords));
    } else if (!text.startsWith('$$') || text.startsWith('$$$')) {
      add(index, line);
      continue;
    }
    const opened = text.slice((isBehindWords ? behindWords : 0) + 2).trim();
    const inner = continuedPrefix(prefix);
    const closedAt = opened.indexOf('$$');
    if (closedAt >= 0) {
      const after = opened.slice(closedAt + 2).trim();
      // A sentence goes on behind it: the formula stays in its paragraph.
      if (after !== '' && !PUNCTUATION.test(after)) add(index, line);
      else add(index, `${prefix}$$`, `${inner}${opened.slice(0, closedAt)}${after}`, `${inner}$$`);
      continue;
    }
    const closing = findClosing(lines, index + 1, opened !== '' || isBehindWords);
    if (closing < 0) {
      add(index, `${prefix}\\$\\$${text.slice(2)}`);
      continue;
    }
    add(index, `${isBehindWords ? inner : prefix}$$`);
    if (opened !== '') add(index, `${inner}${opened}`);
    for (let at = index + 1; at < closing; at += 1) add(at, source[at] ?? '');
    const last = (source[closing] ?? '').replace(QUOTES, '');
    const end = last.indexOf('$$');
    const after = last.slice(end + 2).trim();
    const ends = PUNCTUATION.test(after);
    const rest = `${last.slice(0, end)}${ends ? after : ''}`.trimEnd();
    if (rest !== '') add(closing, `${inner}${rest}`);
    add(closing, `${inner}$$`);
    if (!ends) add(closing, inner.trimEnd(), `${inner}${after}`);
    index = closing;
  }
  return { markdown: result.join('\n'), sourceLines };
}
