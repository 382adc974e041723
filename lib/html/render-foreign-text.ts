import { proseOf } from '@/lib/utils/plain-text';
import type { RunLimited } from './code-blocks';
import { feedbackHtml } from './feedback-html';
import { withoutHeadings, type ForeignText, type RenderedText } from './foreign-text';
import { renderInlineMarkdown } from './inline-markdown';
import { renderMarkdown } from './markdown';
import { renderArticleHtml } from './render-article';
import { renderSyndicationHtml } from './syndication-html';

/** Whatever its length, code is highlighted to the end: who calls has a deadline. */
const highlighted: RunLimited = (work) => work();
const unhighlighted: RunLimited = () => undefined;

export interface TextTask {
  text: ForeignText;
  highlight: boolean;
}

/** Renders what others wrote. Parses without a deadline: on the server it is called in a worker (lib/server/render-text.ts). */
export function renderForeignText({ text: { kind, source, siteUrl, pageUrl }, highlight }: TextTask): RenderedText {
  const article = (html: string): RenderedText => ({
    ...renderArticleHtml(html, siteUrl, highlight ? highlighted : unhighlighted),
    prose: proseOf(html),
  });
  switch (kind) {
    case 'html':
      return article(source);
    case 'markdown':
      return article(renderMarkdown(source).html);
    case 'feedback':
      return article(feedbackHtml(source));
    case 'line': {
      const { html, text } = renderInlineMarkdown(source, siteUrl);
      return withoutHeadings(html, text);
    }
    case 'feed':
      return withoutHeadings(renderSyndicationHtml(source, { siteUrl, pageUrl: pageUrl ?? siteUrl }), '');
  }
}
