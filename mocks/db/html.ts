import type { Article } from './tables';

/** Cache by Markdown, so that a reset renders nothing twice. */
const rendered = new Map<string, string>();

/** The html of an article or a feedback as its author's client sent it; null when it never did. */
export async function htmlOf(article: Pick<Article, 'content' | 'html'>): Promise<string | null> {
  if (article.html !== undefined) return article.html;
  const known = rendered.get(article.content);
  if (known !== undefined) return known;
  // Exactly the html of the write center. Loaded on the first article.
  const { renderMarkdown } = await import('@/lib/html/markdown');
  const { html } = renderMarkdown(article.content);
  rendered.set(article.content, html);
  return html;
}
