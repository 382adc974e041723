import katex from 'katex';
import { renderArticleWith, stringifyTree, type RenderedArticle } from './article-renderer';

/**
 * Makes html from others safe and readable, formulas included.
 * Never throws, whatever the html; its time grows with the length, not with the nesting.
 * @param siteUrl origin of the site; links to it stay in the tab
 */
export function renderArticleHtml(html: string, siteUrl: string): RenderedArticle {
  const { tree, ...rendered } = renderArticleWith(katex.renderToString, html, siteUrl);
  return { html: stringifyTree(tree), ...rendered };
}
