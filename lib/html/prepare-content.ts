import { createHash } from 'node:crypto';
import { handOverHtml } from './handoff';
import { readingMinutes } from './reading-time';
import { renderArticleHtml } from './render-article';
import { renderToc } from './toc';

/** What the components of an article need to show its html. */
export interface PreparedContent {
  /** For `ArticleContent` and `ArticleToc`, which find the rendered html by it. */
  contentKey: string;
  headingCount: number;
  /** Length of the text without code. */
  characters: number;
  readingMinutes: number;
}

/**
 * Renders an article's html and hands it over to the components that show it. To be called by the
 * server component of the page, each time it renders.
 * @param siteUrl origin of the site
 */
export function prepareContent(html: string, siteUrl: string): PreparedContent {
  const rendered = renderArticleHtml(html, siteUrl);
  const contentKey = createHash('sha256').update(html).digest('base64url').slice(0, 16);
  handOverHtml(contentKey, 'content', rendered.html);
  handOverHtml(contentKey, 'toc', renderToc(rendered.headings));
  return {
    contentKey,
    headingCount: rendered.headings.length,
    characters: rendered.characters,
    readingMinutes: readingMinutes(rendered.characters),
  };
}
