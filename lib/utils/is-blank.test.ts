import { expect, test } from 'vitest';
import { isBlank } from './is-blank';

test.each([
  '',
  ' \n\t\u3000\u00a0',
  '\u200b\u200b',
  '\u200b\u200c\u200d\ufeff\u2060',
  '\u3164',
  '\u115f\u1160\uffa0',
  '\u2800',
  '\u00ad\u034f\ufe0f',
  '\u202e\u2066',
  '\u0000\u001b',
  '\u{e0001}\u{e0041}',
])('%j is blank', (text) => expect(isBlank(text)).toBe(true));

test.each(['。', 'a', '\u200b字', '😀', '👨‍👩‍👧', '1️⃣', '‮a', '한'])('%j can be seen', (text) =>
  expect(isBlank(text)).toBe(false),
);
