interface Alphabet {
  upper: number;
  lower: number;
  digit?: number;
  greekUpper?: number;
  greekLower?: number;
  /** Letters that Unicode had before the alphabet. */
  earlier?: Readonly<Record<string, string>>;
}

const ALPHABETS: Readonly<Record<string, Alphabet>> = {
  bold: { upper: 0x1d400, lower: 0x1d41a, digit: 0x1d7ce, greekUpper: 0x1d6a8, greekLower: 0x1d6c2 },
  'bold-italic': { upper: 0x1d468, lower: 0x1d482, greekUpper: 0x1d71c, greekLower: 0x1d736 },
  script: {
    upper: 0x1d49c,
    lower: 0x1d4b6,
    earlier: { B: 'ℬ', E: 'ℰ', F: 'ℱ', H: 'ℋ', I: 'ℐ', L: 'ℒ', M: 'ℳ', R: 'ℛ', e: 'ℯ', g: 'ℊ', o: 'ℴ' },
  },
  fraktur: { upper: 0x1d504, lower: 0x1d51e, earlier: { C: 'ℭ', H: 'ℌ', I: 'ℑ', R: 'ℜ', Z: 'ℨ' } },
  'double-struck': {
    upper: 0x1d538,
    lower: 0x1d552,
    digit: 0x1d7d8,
    earlier: { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' },
  },
  'sans-serif': { upper: 0x1d5a0, lower: 0x1d5ba, digit: 0x1d7e2 },
  monospace: { upper: 0x1d670, lower: 0x1d68a, digit: 0x1d7f6 },
};

function letterOf(letter: string, alphabet: Alphabet): string {
  const { upper, lower, digit, greekUpper, greekLower, earlier = {} } = alphabet;
  const shift = (first: string, start: number | undefined) =>
    start === undefined ? letter : String.fromCodePoint(start + letter.charCodeAt(0) - first.charCodeAt(0));
  if (Object.hasOwn(earlier, letter)) return earlier[letter] ?? letter;
  if (/[A-Z]/.test(letter)) return shift('A', upper);
  if (/[a-z]/.test(letter)) return shift('a', lower);
  if (/[0-9]/.test(letter)) return shift('0', digit);
  if (/[Α-Ω]/.test(letter)) return shift('Α', greekUpper);
  return /[α-ω]/.test(letter) ? shift('α', greekLower) : letter;
}

/** Browsers support only `mathvariant="normal"`: letters are written out. Undefined for a variant without letters. */
export function mathLetters(text: string, variant: string): string | undefined {
  const alphabet = Object.hasOwn(ALPHABETS, variant) ? ALPHABETS[variant] : undefined;
  return alphabet && Array.from(text, (letter) => letterOf(letter, alphabet)).join('');
}
