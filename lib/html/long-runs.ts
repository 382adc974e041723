import { CONTAINER, continuedPrefix, FENCE } from './containers';

/** The parser's time grows with the square of such a run, which means nothing. */
const LONG_RUN = /\]{1000,}/g;
/** The parser compares all marks of a paragraph with each other. */
const MAX_MARKS = 1_000;
const MARK = /\\.|\*+|_+|~+|\]/g;
/** Quotes and lists within each other take time by the cube of their depth: a mark behind this column is text. */
const MAX_DEPTH_COLUMNS = 100;
/**
 * The parser walks through all that it has read where a quote or a list ends, where a line goes on with one without its
 * mark, and at a line below a heading. This many lines are walked through; then such a line goes on with the one before it.
 */
const MAX_WALKED_LINES = 2_000_000;
const LINE_END = /(\r\n?|\n)/;
const UNDERLINE = /^(?:=+|-+)[ \t]*$/;
/** Rows, headings and definitions are no paragraph with the line before them, as items are not. */
const OWN_LINE = /^(?:[|#]|\[[^\]]+\]:|$)/;

const columnsOf = (text: string): number => text.replaceAll('\t', '    ').length;

interface Line {
  /** Marks of quotes and lists, with the blanks around them. */
  prefix: string;
  /** The marks' last signs, such as `>-` or `.`. */
  kinds: string;
  text: string;
  columns: number;
}

function readLine(line: string): Line {
  let kinds = '';
  let end = 0;
  for (;;) {
    CONTAINER.lastIndex = end;
    const [mark = ''] = CONTAINER.exec(line) ?? [];
    if (mark === '' || columnsOf(line.slice(0, end)) > MAX_DEPTH_COLUMNS) break;
    kinds += mark.slice(-1);
    end += mark.length;
  }
  const text = line.slice(end).trimStart();
  const prefix = line.slice(0, line.length - text.length);
  return { prefix, kinds, text, columns: columnsOf(prefix) };
}

/** A mark of a quote, a list or an underline as text. A number is escaped behind it. */
const asText = (text: string): string => text.replace(/^(\d*)([-+*.)>=])/, '$1\\$2');

/** Escapes what a text has too much of to be parsed in time. It keeps its lines. */
export function escapeLongRuns(source: string): string {
  let fence = '';
  let marks = 0;
  let walked = 0;
  let before = readLine('');
  let isBehindBlank = true;
  let isLazy = false;
  let hasQuoteEnded = false;

  const escapeLine = (line: string, index: number): string => {
    let { prefix, kinds, text, columns } = readLine(line);
    if (line.trim() === '') {
      marks = 0;
      isLazy = false;
      isBehindBlank = true;
      if (fence === '' && before.kinds.includes('>')) {
        hasQuoteEnded = true;
        before = readLine(before.prefix.slice(0, before.prefix.indexOf('>')));
      }
      return line;
    }
    if (fence !== '') {
      const isInside = columns >= before.columns || (before.kinds.includes('>') && kinds.startsWith('>'));
      if (isInside || before.kinds === '') {
        if (text.startsWith(fence) && text.trim() === FENCE.exec(text)?.[0]) fence = '';
        return line;
      }
      fence = '';
    }
    isLazy = kinds === '' && !isBehindBlank && columns < before.columns && (before.kinds !== '' || isLazy);
    const lists = kinds.replaceAll('>', '').length;
    const isEnd = lists > 1 || columns < before.columns || kinds !== before.kinds || hasQuoteEnded;
    const isUnderline = !isBehindBlank && UNDERLINE.test(text);
    if (isLazy || isEnd || isUnderline) walked += index * Math.max(1, lists);
    if (walked > MAX_WALKED_LINES && (isLazy || isEnd)) {
      const rest = line.trimStart();
      text = kinds === '' ? rest : asText(rest);
      prefix = continuedPrefix(before.prefix);
      ({ kinds, columns } = before);
    } else if (walked > MAX_WALKED_LINES && isUnderline) text = asText(text);
    else if (columnsOf(prefix) > MAX_DEPTH_COLUMNS) text = asText(text);
    if (!isLazy) before = { prefix, kinds, text, columns };
    isBehindBlank = hasQuoteEnded = false;
    fence = FENCE.exec(text)?.[0] ?? '';
    if (/[^>]/.test(kinds) || OWN_LINE.test(text) || fence !== '') marks = 0;
    if (fence !== '') return line;
    return (
      prefix +
      text.replace(MARK, (mark) => {
        const isEscaped = mark.startsWith('\\');
        if (!isEscaped) marks += 1;
        return isEscaped || marks <= MAX_MARKS ? mark : mark.replace(/./g, '\\$&');
      })
    );
  };
  return source
    .replace(LONG_RUN, (run) => run.replace(/./g, '\\$&'))
    .split(LINE_END)
    .map((part, index) => (index % 2 === 1 ? part : escapeLine(part, index / 2)))
    .join('');
}
