/** A Chinese character, or a token between white space, Chinese characters and their punctuation. */
const WORDS = /\p{Script=Han}|[^\s\p{Script=Han}\u3000-\u303f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+/gu;

/** Whitespace-separated tokens plus Chinese characters (specification 1, section 9). */
export function countWords(text: string): number {
  let count = 0;
  WORDS.lastIndex = 0;
  while (WORDS.test(text)) count += 1;
  return count;
}

export function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

export interface TextCounts {
  words: number;
  lines: number;
}

/** Only changed lines are counted again, so that long texts are counted with every key. */
export function createTextCounter(): (text: string) => TextCounts {
  let known = '';
  let counts: TextCounts = { words: 0, lines: 1 };
  return (text) => {
    if (text === known) return counts;
    const shorter = Math.min(text.length, known.length);
    let start = 0;
    while (start < shorter && text.charCodeAt(start) === known.charCodeAt(start)) start += 1;
    start = text.slice(0, start).lastIndexOf('\n') + 1;
    let same = 0;
    const most = shorter - start;
    while (same < most && text.charCodeAt(text.length - 1 - same) === known.charCodeAt(known.length - 1 - same))
      same += 1;
    const lineEnd = text.indexOf('\n', text.length - same);
    same = lineEnd === -1 ? 0 : text.length - lineEnd;
    const added = text.slice(start, text.length - same);
    const removed = known.slice(start, known.length - same);
    known = text;
    counts = {
      words: counts.words + countWords(added) - countWords(removed),
      lines: counts.lines + countLines(added) - countLines(removed),
    };
    return counts;
  };
}
