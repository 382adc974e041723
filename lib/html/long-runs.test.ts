import { expect, test } from 'vitest';
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
