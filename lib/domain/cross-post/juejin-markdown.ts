import { splitHead } from '@/lib/utils/source-head';

/** Markdown with the names of theme and code style in front, as Juejin's editor reads them. */
export function juejinMarkdown(article: { content: string; theme: string; codeStyle: string }): string {
  const content = article.content.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { head, body } = splitHead(content);
  const lines = [
    ['theme', article.theme],
    ['highlight', article.codeStyle],
  ].flatMap(([key, value]) => (value && !new RegExp(`^${key}:`, 'm').test(head ?? '') ? [`${key}: ${value}`] : []));
  if (lines.length === 0) return content;
  const added = lines.join('\n');
  return head === undefined ? `---\n${added}\n---\n\n${body}` : `---\n${added}\n${head}\n---\n${body}`;
}
