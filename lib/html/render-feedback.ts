import { renderArticleHtml } from './render-article';

interface FeedbackText {
  /** '' where the API has none. */
  html: string;
  content: string;
}

/** The parser is quadratic on nested lists: longer texts stay plain on the main thread. */
const MAX_WITHOUT_END = 2_000;

async function htmlOf(markdown: string): Promise<string> {
  // Few rows lack html, and the parser is large, so it is loaded on use.
  const { feedbackHtml, plainHtml } = await import('./feedback-html');
  return markdown.length <= MAX_WITHOUT_END ? feedbackHtml(markdown) : plainHtml(markdown);
}

/** Renders a feedback in the browser. */
export async function renderFeedback({ html, content }: FeedbackText, siteUrl: string): Promise<string> {
  const source = html === '' ? await htmlOf(content) : html;
  return renderArticleHtml(source, siteUrl).html;
}
