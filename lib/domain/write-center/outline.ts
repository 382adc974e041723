import { splitHead } from '@/lib/utils/source-head';

export interface Section {
  level: number;
  title: string;
  /** Line of its heading, from 0. */
  line: number;
  /** Line after its last one, with all that is below it. */
  end: number;
  /** The section itself counts, with those below it. */
  size: number;
}

const ATX = /^ {0,3}(#{1,6})(?:[ \t](.*))?$/;
const UNDERLINE = /^ {0,3}(=+|-+)[ \t]*$/;
const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,}|\${2,}(?=[^$]*$))/;
const ITEM = /^( {0,3}(?:[-+*]|\d{1,9}[.)])(?:[ \t]{1,4}|$))/;
const QUOTE = /^ {0,3}>/;
const RULE = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const RAW = /^ {0,3}<(pre|script|style|textarea)(?=[\s>]|$)/i;
const TAGS =
  'address|article|aside|blockquote|body|caption|center|col|colgroup|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|' +
  'footer|form|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|nav|ol|optgroup|option|p|section|summary|table|' +
  'tbody|td|tfoot|th|thead|title|tr|ul';
const TAG = new RegExp(`^ {0,3}</?(?:${TAGS})(?=[\\s/>]|$)`, 'i');
const LONE_TAG = /^ {0,3}(?:<[a-z][\w-]*(?:\s[^<>]*)?>|<\/[a-z][\w-]*\s*>)[ \t]*$/i;

const linesOf = (text: string): string[] => text.split(/\r\n?|\n/);
const isBlank = (line: string | undefined): boolean => (line ?? '').trim() === '';

function blockEnd(line: string, inParagraph: boolean): ((next: string) => boolean) | undefined {
  const [, fence] = FENCE.exec(line) ?? [];
  if (fence) {
    const sign = fence.startsWith('$') ? '\\$' : fence.slice(0, 1);
    const closing = new RegExp(`^ {0,3}${sign}{${fence.length},}[ \\t]*$`);
    return (next) => closing.test(next);
  }
  const [, raw] = RAW.exec(line) ?? [];
  if (raw) return (next) => /<\/(?:pre|script|style|textarea)>/i.test(next);
  if (/^ {0,3}<!--/.test(line)) return (next) => next.includes('-->');
  return TAG.test(line) || (LONE_TAG.test(line) && !inParagraph) ? isBlank : undefined;
}

/** Whether a block ends with the line it begins with. */
const endsAtOnce = (line: string, isEnd: (line: string) => boolean): boolean =>
  !FENCE.test(line) && isEnd(line.replace(/^ {0,3}<!--/, ''));

interface HeadingLine {
  level: number;
  title: string;
  line: number;
}

const plain = (title: string): string =>
  title
    .trimEnd()
    .replace(/(?:^|[ \t])#+$/, '')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/(\*\*|__|~~|`)(.+?)\1/g, '$2')
    .trim();

function headingLines(lines: readonly string[], start: number): HeadingLine[] {
  const found: HeadingLine[] = [];
  /** First line of the paragraph above, which an underline makes a heading. */
  let paragraph = -1;
  /** Lines that are indented at least so far belong to a list. */
  let listIndent = 0;
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (isBlank(line)) {
      paragraph = -1;
      continue;
    }
    const indent = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;
    const isEnd = blockEnd(line, paragraph >= 0);
    if (isEnd) {
      while (!endsAtOnce(lines[at] ?? '', isEnd) && at + 1 < lines.length) {
        at += 1;
        if (isEnd(lines[at] ?? '')) break;
      }
      paragraph = -1;
      continue;
    }
    if (listIndent > 0 && indent >= listIndent) continue;
    const [, marks, words = ''] = ATX.exec(line) ?? [];
    const [, underline] = (paragraph >= 0 && UNDERLINE.exec(line)) || [];
    const [, item] = (!RULE.test(line) && ITEM.exec(line)) || [];
    if (marks) {
      found.push({ level: marks.length, title: plain(words), line: at });
    } else if (underline) {
      const title = lines.slice(paragraph, at).map((part) => part.trim());
      found.push({ level: underline.startsWith('=') ? 1 : 2, title: plain(title.join(' ')), line: paragraph });
    } else if (item !== undefined && !(paragraph >= 0 && isBlank(line.slice(item.length)))) {
      listIndent = item.length;
      paragraph = -1;
      continue;
    } else if (QUOTE.test(line) || RULE.test(line)) {
      // The further lines of a quote are no paragraph of the text.
      while (
        QUOTE.test(line) &&
        !isBlank(lines[at + 1]) &&
        !ATX.test(lines[at + 1] ?? '') &&
        !blockEnd(lines[at + 1] ?? '', true)
      )
        at += 1;
    } else {
      // A line that goes on with a list's paragraph.
      const isLazy = listIndent > 0 && !isBlank(lines[at - 1]);
      if (isLazy) continue;
      listIndent = 0;
      if (paragraph < 0 && indent < 4) paragraph = at;
      continue;
    }
    listIndent = 0;
    paragraph = -1;
  }
  return found;
}

export function outlineOf(text: string): Section[] {
  const lines = linesOf(text);
  const headings = headingLines(lines, splitHead(text).bodyLine);
  return headings.map((heading, index) => {
    const after = headings.findIndex(({ level }, other) => other > index && level <= heading.level);
    const next = headings[after];
    return { ...heading, end: next?.line ?? lines.length, size: (after < 0 ? headings.length : after) - index };
  });
}

export interface Move {
  /** Lines that are replaced: the first, and the one after the last. */
  from: number;
  to: number;
  lines: string[];
  line: number;
}

function withoutBlankEnd(lines: readonly string[]): string[] {
  let end = lines.length;
  while (end > 0 && isBlank(lines[end - 1])) end -= 1;
  return lines.slice(0, end);
}

/** Moves a section with all below it before another one, or to the end. @returns null where it already is */
export function moveSection(text: string, index: number, before: number): Move | null {
  const sections = outlineOf(text);
  const moved = sections[index];
  if (!moved || before < 0 || before > sections.length || (before >= index && before <= index + moved.size))
    return null;
  const lines = linesOf(text);
  const target = sections[before]?.line ?? lines.length;
  const isUp = before < index;
  const [from, middle, to] = isUp ? [target, moved.line, moved.end] : [moved.line, moved.end, target];
  const [first, second] = [lines.slice(from, middle), lines.slice(middle, to)];
  const end = second.slice(withoutBlankEnd(second).length);
  const gap = end.length > 0 || to === lines.length ? end : [''];
  const [above, below] = [withoutBlankEnd(second), withoutBlankEnd(first)];
  const joined = [...above, '', ...below, ...gap];
  return { from, to, lines: joined, line: isUp ? from : from + above.length + 1 };
}

/** The place to which one step up or down leads; undefined at an end of the text. */
export function stepOf(sections: readonly Section[], index: number, direction: 'up' | 'down'): number | undefined {
  const section = sections[index];
  if (!section) return undefined;
  if (direction === 'up') {
    const above = sections.slice(0, index).findLastIndex(({ level }) => level <= section.level);
    return above < 0 ? (index > 0 ? 0 : undefined) : above;
  }
  const next = index + section.size;
  const below = sections[next];
  if (!below) return undefined;
  return below.level < section.level ? next + 1 : next + below.size;
}
