import { expect, test, vi } from 'vitest';
import { escapeLongRuns } from './long-runs';
import { renderMarkdown } from './markdown';

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

/** How many entries of arrays are moved to take out others while a text is rendered. */
function movesFor(text: string): number {
  const splice = Array.prototype.splice;
  let moves = 0;
  const spy = vi.spyOn(Array.prototype, 'splice').mockImplementation(function (this: unknown[], ...parts) {
    moves += Math.max(0, this.length - parts[0]);
    return Reflect.apply(splice, this, parts);
  });
  try {
    renderMarkdown(text);
  } finally {
    spy.mockRestore();
  }
  return moves;
}

test.each(['[^a]', '[a] ', 'a：b ', '（a）'])('the work of %j again and again grows with its length', (unit) => {
  const [short, long] = [16_000, 64_000].map((length) => movesFor(unit.repeat(length / unit.length)));
  // The square would be 16 times as much.
  expect(long).toBeLessThan(7 * (short ?? 0));
});

test.each(['1. ', '1) ', '123456789. ', '+ ', '* 1. ', '- > ', '> ', '>', '> 1. ', '- [ ] 1. '])(
  'marks %j within each other are text beyond a depth that nobody writes',
  (unit) => {
    const { html } = renderMarkdown(unit.repeat(3_000) + '正文');
    expect(html.match(/<(?:ol|ul|blockquote)/g)?.length).toBeLessThanOrEqual(101);
    expect(html).toContain('正文');
    expect(renderMarkdown(unit.repeat(8) + '正文').html).not.toContain('\\');
  },
);

/** Lines whose walks no text of an author comes near. */
const SHORT = 500;

test.each([
  ['lists that end', '- 甲\n\n乙\n\n'],
  ['quotes that end', '> 甲\n\n乙\n\n'],
  ['quotes that follow each other', '> 甲\n\n'],
  ['lists within lists', '- 甲\n  - 乙\n'],
  ['lists of two kinds', '- 甲\n* 乙\n'],
  ['lists in one line', '1. 1. 1. 甲\n'],
  ['underlined headings', '甲\n=\n'],
  ['underlined headings of old Macs', '甲\r-\r'],
])('%s are marks until the parser has walked through millions of lines, then text', (_kind, unit) => {
  expect(escapeLongRuns(unit.repeat(SHORT))).toBe(unit.repeat(SHORT));
  const escaped = escapeLongRuns(unit.repeat(20_000));
  expect(escaped.split(/\r|\n/)).toHaveLength(unit.repeat(20_000).split(/\r|\n/).length);
  expect(escaped.match(/\\[-*>=.]/g)?.length).toBeGreaterThan(10_000);
});

test('lines that go on with a quote or an item without its mark get it, when they are too many', () => {
  for (const [mark, continued] of [
    ['> ', '> '],
    ['- ', '  '],
    ['1. > ', '   > '],
  ]) {
    const lines = escapeLongRuns(`${mark}甲\n${'乙\n'.repeat(20_000)}`).split('\n');
    expect(lines.at(1)).toBe('乙');
    expect(lines.at(-2)).toBe(`${continued}乙`);
  }
  expect(escapeLongRuns('> # 甲\n乙\n'.repeat(20_000))).toMatch(/> # 甲\n> 乙\n$/);
});

test('code keeps its lines, whatever they begin with', () => {
  const lines = `${'- a\n> b\n=\n'.repeat(1_500)}${'1. '.repeat(100)}x\n`;
  for (const [open, inner] of [
    ['', ''],
    ['- ', '  '],
    ['> ', '> '],
  ]) {
    const source = `${open}\`\`\`\n${lines.replace(/^(?=.)/gm, inner ?? '')}${inner}\`\`\`\n`;
    const { html } = renderMarkdown(source);
    expect(html).not.toContain('\\');
    expect(html.match(/<code>/g)).toHaveLength(1);
  }
});
