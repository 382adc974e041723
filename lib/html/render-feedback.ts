import type { RunLimited } from './code-blocks';
import { renderArticleHtml } from './render-article';

interface FeedbackText {
  /** '' where the API has none. */
  html: string;
  /** Markdown. */
  content: string;
}

/** The parser takes the square of the length of nested lists, and more: a longer text stays plain where nothing can stop it. */
const MAX_WITHOUT_END = 2_000;

async function htmlOf(markdown: string, run: RunLimited | undefined): Promise<string> {
  // Lazy: few rows have no html, and the parser is large.
  const { feedbackHtml, plainHtml } = await import('./feedback-html');
  const make = () => feedbackHtml(markdown);
  const html = run ? run(make) : markdown.length <= MAX_WITHOUT_END ? make() : undefined;
  return html ?? plainHtml(markdown);
}

/** The body of a feedback, safe to show: its html, or that of its Markdown where the API has no html. */
export async function renderFeedback(
  { html, content }: FeedbackText,
  siteUrl: string,
  run?: RunLimited,
): Promise<string> {
  const source = html === '' ? await htmlOf(content, run) : html;
  return renderArticleHtml(source, siteUrl, run).html;
}
