const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;

/** Markdown with the names of theme and code style in front, as Juejin's editor reads them. */
export function juejinMarkdown(article: { content: string; theme: string; codeStyle: string }): string {
  const content = article.content.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const known = FRONT_MATTER.exec(content)?.[1];
  const lines = [
    ['theme', article.theme],
    ['highlight', article.codeStyle],
  ].flatMap(([key, value]) => (value && !new RegExp(`^${key}:`, 'm').test(known ?? '') ? [`${key}: ${value}`] : []));
  if (lines.length === 0) return content;
  const added = lines.join('\n');
  return known === undefined
    ? `---\n${added}\n---\n\n${content}`
    : content.replace(/^---[ \t]*\n/, () => `---\n${added}\n`);
}
