import { describe, expect, it } from 'vitest';
import { charactersIn, codePointsIn, firstCharacters, shorten, withinLimit } from './characters-in';

const FAMILY = '👨‍👩‍👧‍👦';
const ENGLAND = '🏴󠁧󠁢󠁥󠁮󠁧󠁿';
const KEYCAP = '1️⃣';

describe('the length of a text', () => {
  it.each([FAMILY, ENGLAND, KEYCAP, '🇨🇳', '👍🏽', '😀', 'e\u0301', '字', '\r\n', 'ลู'])('%j is one character', (sign) => {
    expect(charactersIn(sign)).toBe(1);
    expect(charactersIn(`前${sign}后`)).toBe(3);
  });

  it.each([
    ['', 0],
    ['一句话，“引用”……', 10],
    ['line\nline', 9],
    ['🇨🇳🇯🇵', 2],
  ])('%j has as many characters as readers see', (text, length) => expect(charactersIn(text)).toBe(length));

  it('is another one for the API, which counts code points', () => {
    expect([FAMILY, ENGLAND, KEYCAP, '🇨🇳', '👍🏽', '😀', '字'].map(codePointsIn)).toEqual([7, 7, 3, 2, 2, 1, 1]);
  });
});

it('a text is cut between characters only', () => {
  expect(firstCharacters(`一${FAMILY}${KEYCAP}二`, 2)).toBe(`一${FAMILY}`);
  expect(firstCharacters('🇨🇳🇯🇵', 1)).toBe('🇨🇳');
  expect(firstCharacters('一二', 2)).toBe('一二');
  expect(firstCharacters('一二', 0)).toBe('');
});

it.each([FAMILY, ENGLAND, KEYCAP, '🇨🇳', '👍🏽', '😀', 'e\u0301', '字'])(
  'a text of %j over a limit of the API is cut between characters, and fits it with its ellipsis',
  (sign) => {
    const text = sign.repeat(30);
    for (let max = 1; max <= codePointsIn(text); max += 1) {
      const whole = Math.floor(max / codePointsIn(sign));
      expect(withinLimit(text, max)).toBe(sign.repeat(whole));
      expect(codePointsIn(shorten(text, max))).toBeLessThanOrEqual(max);
    }
    expect(shorten(text, codePointsIn(text))).toBe(text);
    expect(shorten(text, codePointsIn(text) - 1)).toMatch(/…$/);
  },
);
