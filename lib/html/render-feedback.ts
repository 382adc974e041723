import type { RunLimited } from './code-blocks';
import { renderArticleHtml } from './render-article';

interface FeedbackText {
  /** '' where the API has none. */
  html: string;
  /** Markdown. */
  content: string;
}

/** The body of a feedback, safe to show: its html, or that of its Markdown where the API has no html. */
export async function renderFeedback(
  { html, content }: FeedbackText,
  siteUrl: string,
  run?: RunLimited,
): Promise<string> {
  // Lazy: few rows have no html, and the parser is large.
  const source = html === '' ? (await import('./feedback-html')).feedbackHtml(content) : html;
  return renderArticleHtml(source, siteUrl, run).html;
}
