import { expect, it } from 'vitest';
import { visible } from './visible';

const codes = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

it.each([
  ['C0, with escape, bell, line breaks and tab', codes(0x00, 0x1f)],
  ['DEL and C1, with CSI and OSC in one sign', codes(0x7f, 0x9f)],
  ['bidi marks, embeddings and isolates', [0x61c, 0x200e, 0x200f, ...codes(0x202a, 0x202e), ...codes(0x2066, 0x2069)]],
  ['separators of lines and paragraphs', [0x2028, 0x2029]],
  ['signs without width', [0xad, ...codes(0x200b, 0x200d), 0x2060, 0xfeff]],
  ['tags beyond the first plane', codes(0xe0001, 0xe007f).filter((code) => code === 0xe0001 || code >= 0xe0020)],
])('no control sign is shown raw: %s', (_what, given) => {
  for (const code of given) {
    const shown = visible(`前${String.fromCodePoint(code)}后`);
    expect(shown).toMatch(/^前\\(x[0-9a-f]{2}|u\{[0-9a-f]{3,5}\})后$/);
    expect(parseInt(shown.replace(/[^0-9a-f]/g, ''), 16)).toBe(code);
  }
});

it.each([
  ['\u001b]0;pwned\u0007', String.raw`\x1b]0;pwned\x07`],
  ['\u009b2J', String.raw`\x9b2J`],
  ['忙\r\n✓ all as expected', String.raw`忙\x0d\x0a✓ all as expected`],
  ['\u202egpj.exe', String.raw`\u{202e}gpj.exe`],
])('a sentence with %j is shown as %s', (given, shown) => {
  expect(visible(given)).toBe(shown);
});

it('words in any script, signs and emoji are shown as they are', () => {
  const words = '参数错误：“id” 不能为空 | naïve 🙂 \\x1b ﷺ नमस्ते';
  expect(visible(words)).toBe(words);
});
