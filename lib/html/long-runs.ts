/** The parser's time grows with the square of such a run, which means nothing. */
const LONG_RUN = /([\]>])\1{999,}/g;
/** The parser compares all marks of a paragraph with each other. */
const MAX_MARKS = 1_000;
const MARK = /\\.|\*+|_+|~+|\]/g;
const FENCE = /^[ \t>]*(?:`{3,}|~{3,})/;
/** Items, rows, headings and definitions are no paragraph with the line before them. */
const OWN_LINE = /^[ \t]*(?:[-*+](?=[ \t])|[|#]|\d{1,9}[.)]|\[[^\]]+\]:)|^[ \t>]*$/;

/** Escapes what a text has too much of to be parsed in time: marks of one paragraph by the thousand, and long runs of signs. */
export function escapeLongRuns(text: string): string {
  const markdown = text.replace(LONG_RUN, (run) => run.replace(/./g, '\\$&'));
  if ((markdown.match(MARK)?.length ?? 0) <= MAX_MARKS) return markdown;
  let isCode = false;
  let marks = 0;
  return markdown
    .split('\n')
    .map((line) => {
      if (FENCE.test(line)) isCode = !isCode;
      if (isCode || OWN_LINE.test(line)) marks = 0;
      if (isCode) return line;
      return line.replace(MARK, (mark) => {
        const isEscaped = mark.startsWith('\\');
        if (!isEscaped) marks += 1;
        return isEscaped || marks <= MAX_MARKS ? mark : mark.replace(/./g, '\\$&');
      });
    })
    .join('\n');
}
