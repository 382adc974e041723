export interface TextRun {
  text: string;
  marked: boolean;
}

const escapePattern = (keyword: string) => keyword.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Splits a text and marks keywords: case-insensitive, longest first, keywords are escaped. */
export function splitByKeywords(text: string, keywords: readonly string[]): TextRun[] {
  const wanted = keywords.map((keyword) => keyword.trim()).filter(Boolean);
  if (wanted.length === 0 || text === '') return text === '' ? [] : [{ text, marked: false }];
  const pattern = wanted
    .toSorted((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|');
  return text
    .split(new RegExp(`(${pattern})`, 'giu'))
    .map((run, index) => ({ text: run, marked: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}

export function splitByRanges(text: string, ranges: readonly (readonly [start: number, end: number])[]): TextRun[] {
  const runs: TextRun[] = [];
  const add = (start: number, end: number, marked: boolean) => {
    if (start >= end) return;
    const last = runs.at(-1);
    if (last?.marked === marked) last.text += text.slice(start, end);
    else runs.push({ text: text.slice(start, end), marked });
  };
  let reached = 0;
  for (const [start, end] of ranges) {
    add(reached, start, false);
    add(Math.max(reached, start), end, true);
    reached = Math.max(reached, end);
  }
  add(reached, text.length, false);
  return runs;
}
