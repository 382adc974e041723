import { expect, test } from 'vitest';
import { drawableText } from './drawable-text';
import { parseRanges, subsetsFor } from './font-subsets';

test('Chinese and Latin text is kept to the character and takes a handful of subsets', async () => {
  const title = '深入理解 React 19 并发渲染：从 useTransition 到 Suspense（上）';
  const { text, fonts } = await drawableText(title, 700);
  expect(text).toBe(title);
  expect(fonts.length).toBeGreaterThan(1);
  expect(fonts.length).toBeLessThan(12);
  for (const character of title) {
    expect(fonts.some(({ coverage }) => coverage.has(character.charCodeAt(0)))).toBe(true);
  }
});

test('plain Latin text takes one subset', async () => {
  expect((await drawableText('Hello World 2026', 400)).fonts).toHaveLength(1);
});

test.each([
  ['发布🚀了👩‍💻', '发布 了'],
  ['a\u0000b\ud800c', 'a b c'],
  ['مَرحَبا 你好', 'مرحبا 你好'],
  ['שָׁלוֹם', 'שלום'],
  ['한국어', '한국어'],
  ['ที่นี่ น้ำ', 'ที่นี่ น้ำ'],
  ['हिन्दी 一', '一'],
  ['α-β 剪枝与 Ω', 'α-β 剪枝与 Ω'],
  ['第Ⅳ章 ⑳条 𝑥² 𝐁𝐨𝐥𝐝 ㎨', '第Ⅳ章 ⑳条 x² Bold ㎨'],
  ['① ✓ → ∑ ℝ', '① ✓ → ∑ ℝ'],
  ['𠮷野家', '野家'],
  ['1️⃣ 一', '一'],
  ['❤️ 喜欢', '喜欢'],
  ['e\u0301tq\u0323', 'ét'],
  ['', ''],
])('of %j it draws %j', async (text, drawn) => {
  expect((await drawableText(text, 700)).text).toBe(drawn);
});

test('a character is looked for where the package declares it', () => {
  expect(parseRanges('U+20-22, U+3001,nonsense')).toEqual([
    [0x20, 0x22],
    [0x3001, 0x3001],
  ]);
  expect(subsetsFor('的'.charCodeAt(0))[0]).toMatch(/^noto-sans-sc-/);
  expect(subsetsFor(0x10ffff)).toEqual([]);
});
