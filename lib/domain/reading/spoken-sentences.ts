interface SpokenSentence {
  start: number;
  end: number;
  words: string;
}

/** Voices of some systems stop in the middle of what takes longer than a quarter of a minute. */
const MAX_CHARACTERS = 90;
const PAUSE = /[，、；：,;:]/;

function splitLong(sentence: SpokenSentence): SpokenSentence[] {
  const { start, end, words } = sentence;
  if (words.length <= MAX_CHARACTERS) return [sentence];
  let cut = MAX_CHARACTERS;
  while (cut > 0 && !PAUSE.test(words.charAt(cut - 1))) cut -= 1;
  if (cut === 0) cut = MAX_CHARACTERS;
  return [
    { start, end: start + cut, words: words.slice(0, cut) },
    ...splitLong({ start: start + cut, end, words: words.slice(cut) }),
  ];
}

/** The sentences of each line; long ones are cut at their commas. */
export function spokenSentences(text: string): SpokenSentence[] {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'sentence' });
  return [...segmenter.segment(text)].flatMap(({ segment, index }) => {
    const words = segment.trimEnd();
    const start = index + (words.length - words.trimStart().length);
    if (!/[\p{L}\p{N}]/u.test(words)) return [];
    return splitLong({ start, end: index + words.length, words: words.trimStart() });
  });
}
