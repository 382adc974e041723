import { expect, test, vi } from 'vitest';
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
