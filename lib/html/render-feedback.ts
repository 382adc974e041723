import type { RunLimited } from './code-blocks';
import { renderArticleHtml } from './render-article';

interface FeedbackText {
  /** '' where the API has none. */
  html: string;
  content: string;
}

/** The parser is quadratic on nested lists: longer texts stay plain where it cannot be aborted. */
const MAX_WITHOUT_END = 2_000;

async function htmlOf(markdown: string, run: RunLimited | undefined): Promise<string> {
  // Few rows lack html, and the parser is large, so it is loaded on use.
  const { feedbackHtml, plainHtml } = await import('./feedback-html');
  const make = () => feedbackHtml(markdown);
  const html = run ? run(make) : markdown.length <= MAX_WITHOUT_END ? make() : undefined;
  return html ?? plainHtml(markdown);
}

export async function renderFeedback(
  { html, content }: FeedbackText,
  siteUrl: string,
  run?: RunLimited,
): Promise<string> {
  const source = html === '' ? await htmlOf(content, run) : html;
  return renderArticleHtml(source, siteUrl, run).html;
}
