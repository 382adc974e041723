import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown';

/** Signs and beginnings of everything that the parser knows. */
const UNITS = [
  ...'*_~`$[]()<>!#|-+=:\\^&"@./ \n：',
  ...[
    '**a',
    '~~a',
    '[^a]',
    '[a](',
    '![a',
    '$a',
    '$$a\n',
    '`a',
    '<a ',
    '<!--',
    '&amp;',
    '> a\n',
    '- a\n',
    '| a ',
    '# a\n',
  ],
  ...['www.', 'https://a.example/)', 'https://a.example/&a;', 'a@b', ':a:', '**好'],
];
const SHORT = 6_000;
const GROWTH = 4;
/** Less is the time of the collector and of the compiler. */
const LEAST_MS = 150;

/** Processor time, as other tests run beside this one. */
function timeOf(text: string): number {
  const started = process.cpuUsage();
  renderMarkdown(text);
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000;
}

test.each(UNITS)('the time for many of %j grows in proportion to their number', { timeout: 60_000 }, (unit) => {
  const text = (length: number) => unit.repeat(length / unit.length);
  timeOf(text(SHORT));
  const short = Math.max(timeOf(text(SHORT)), LEAST_MS);
  // Proportion is 4 times, and the square 16 times.
  expect(timeOf(text(SHORT * GROWTH)) / short).toBeLessThan(10);
});

test('a paragraph with marks by the thousand keeps its text, and its first marks', () => {
  const { html } = renderMarkdown('**a** '.repeat(3_000) + '\n\n```\n' + '**a** '.repeat(3_000) + '\n```');
  expect(html.match(/<strong>a<\/strong>/g)).toHaveLength(500);
  expect(html).not.toContain('\\');
});

test('lists and tables have as many marks as they like', () => {
  const bold = (text: string) => renderMarkdown(text).html.match(/<strong>/g);
  expect(bold('- **甲**：乙\n'.repeat(1_500))).toHaveLength(1_500);
  expect(bold(`| a | b |\n| --- | --- |\n${'| **甲** | 乙 |\n'.repeat(1_500)}`)).toHaveLength(1_500);
});
