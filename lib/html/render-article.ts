import katex from 'katex';
import type { RunLimited } from './code-blocks';
import { renderArticleWith, stringifyTree, type RenderedArticle } from './article-renderer';

/**
 * `renderArticleWith` with formulas. @param siteUrl links to it stay in the tab @param run limits the time of
 * highlighting; without it long blocks stay plain
 */
export function renderArticleHtml(html: string, siteUrl: string, run?: RunLimited): RenderedArticle {
  const { tree, ...rendered } = renderArticleWith(katex.renderToString, html, siteUrl, run);
  return { html: stringifyTree(tree), ...rendered };
}
