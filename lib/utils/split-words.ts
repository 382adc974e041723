const words = new Intl.Segmenter('zh-CN', { granularity: 'word' });
/** Opening punctuation, which belongs to the next word. */
const OPENING = /[\p{Ps}\p{Pi}]$/u;
const CHINESE = /\p{Script=Han}/u;

export function splitWords(text: string): string[] {
  const parts: string[] = [];
  let open = true;
  for (const { segment, isWordLike } of words.segment(text)) {
    const opening = OPENING.test(segment);
    const begins = !open && (opening || (isWordLike === true && CHINESE.test(segment)));
    if (begins || parts.length === 0) parts.push(segment);
    else parts[parts.length - 1] += segment;
    open = opening;
  }
  return parts;
}
