import { expect, it } from 'vitest';
import { hasHiddenSigns } from './hidden-signs';

const HIDDEN = [
  '\u200b', // zero width space
  '\u200c',
  '\u200d',
  '\u200e',
  '\u2060',
  '\ufeff',
  '\u00ad', // soft hyphen
  '\u034f',
  '\u061c',
  '\u180e',
  '\u3164', // Hangul filler
  '\uffa0',
  '\u2800',
  '\ufe0f',
  '\u{e0041}', // tag
  '\u{e0101}',
  '\u0007',
  '\ufff9',
];

it.each(HIDDEN)('%j is hidden at each place of a name', (sign) => {
  for (const name of [`${sign}ab`, `a${sign}b`, `ab${sign}`]) expect(hasHiddenSigns(name)).toBe(true);
});

it.each(['\u200b', '\u200d', '\u2060', '\ufeff', '\u3164'])(
  '%j is hidden between Han characters, and emoji',
  (sign) => {
    expect(hasHiddenSigns(`前${sign}端`)).toBe(true);
    expect(hasHiddenSigns(`👍${sign}好`)).toBe(true);
  },
);

it.each([
  '前端 性能',
  'C++',
  'é',
  'e\u0301',
  '👍🏻',
  '👨‍👩‍👧‍👦',
  '❤️',
  '❤️‍🔥',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '1️⃣',
  '🇨🇳',
  '葛\u{e0100}',
  'می‌خواهم',
  'क्‍ष',
  '한국어',
  '',
])('%j has nothing hidden', (name) => expect(hasHiddenSigns(name)).toBe(false));
