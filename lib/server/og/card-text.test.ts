import { expect, test } from 'vitest';
import { prepareCardText } from './card-text';
import { articleCard } from './cards';
import { inOneVisualLine } from './visual-order';
import { coverageOf } from './woff-coverage';

const head = (articleTitle: string, nickname = '小明') =>
  articleCard({ articleTitle, nickname, createTime: '2026-03-01 08:00:00', tags: [] });

const SCRIPTS = {
  Chinese: '深入理解并发渲染：从入门到放弃（上）〇々㎡',
  'rare Chinese': '𠮷野家与㐂、䶮、𪚥的编码',
  Latin: 'Ünïcödé “quotes” — naïve … Łódź ™ ½',
  Vietnamese: 'Lập trình tiếng Việt thật dễ',
  Cyrillic: 'Введение в программирование Ѣ',
  Greek: 'Ανάλυση α-β κλάδεμα Ω',
  Japanese: 'はじめてのプログラミング㊙',
  Korean: '한국어 프로그래밍 입문',
  Arabic: 'مقدمة في البرمجة',
  Hebrew: 'מבוא לתכנות',
  Thai: 'การเขียนโปรแกรมเบื้องต้น',
  Devanagari: 'प्रोग्रामिंग का परिचय',
  emoji: '发布 🚀 了 👩‍💻 1️⃣ ❤️ 🇨🇳',
  symbols: '① ⑳ ✓ → ∑ ≤ ℝ Ⅳ ★ ℃ 𝑥 \u2028\u200b\ufeff\u{e0041}\ue000',
  'half a sign': 'a\ud800b\udc00c\u0000',
};

test.each(Object.entries(SCRIPTS))('in %s no sign is drawn as an empty box', async (_script, sample) => {
  const { text, fonts } = await prepareCardText(head(sample, sample));
  const missing = (words: string, weight: number) => {
    const coverages = fonts.filter((font) => font.weight === weight).map(({ data }) => coverageOf(data));
    return [...words].filter(
      (sign) => !/\s/.test(sign) && !coverages.some((covered) => covered.has(sign.codePointAt(0) ?? 0)),
    );
  };
  expect(text.title).not.toBe('');
  expect(missing(text.siteName + inOneVisualLine(text.title), 700)).toEqual([]);
  expect(missing(inOneVisualLine(text.name) + text.note, 400)).toEqual([]);
});

test('a title of which little can be drawn is not torn: the card names its author', async () => {
  expect((await prepareCardText(head('प्रोग्रामिंग का परिचय Go'))).text.title).toBe('小明 的文章');
  expect((await prepareCardText(head('हिन्दी', 'हिन्दी'))).text.title).toBe('GimiShare');
  expect((await prepareCardText(head('한국어 프로그래밍 Go'))).text.title).toBe('한국어 프로그래밍 Go');
  expect((await prepareCardText(head('发布🚀了'))).text.title).toBe('发布 了');
});

test('a card of many scripts takes a bounded number of fonts', async () => {
  const { fonts } = await prepareCardText(head(Object.values(SCRIPTS).join('')));
  expect(fonts.length).toBeLessThan(40);
});

test('the font of mathematical signs draws only what no other font has', async () => {
  const { families } = await prepareCardText(head('集合 ℝ'));
  expect(families[700].split(', ').at(-1)).toMatch(/math/);
  expect((await prepareCardText(head('发布 2026'))).families[700]).not.toMatch(/math/);
});
