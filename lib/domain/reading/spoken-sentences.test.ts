import { expect, it } from 'vitest';
import { spokenSentences } from './spoken-sentences';

it('are the sentences of each line with their places, without those that hold no word', () => {
  const text = '标题\n 先解析。再布局！\n……\n然后用 React 18.2 绘制';
  const sentences = spokenSentences(text);
  expect(sentences.map(({ words }) => words)).toEqual(['标题', '先解析。', '再布局！', '然后用 React 18.2 绘制']);
  expect(sentences.map(({ start, end }) => text.slice(start, end))).toEqual(sentences.map(({ words }) => words));
});

it('are cut at commas when they are too long to be said at once, and anywhere when there is none', () => {
  const clause = `${'很长'.repeat(20)}，`;
  const text = clause.repeat(4) + '字'.repeat(200);
  const sentences = spokenSentences(text);
  expect(sentences.every(({ words }) => words.length <= 90)).toBe(true);
  expect(sentences[0]?.words).toBe(clause + clause);
  expect(sentences.map(({ words }) => words).join('')).toBe(text);
});
