import katex from 'katex';
import type { RunLimited } from './code-blocks';
import { renderArticleWith, stringifyTree, type RenderedArticle } from './article-renderer';

/**
 * Makes html from others safe and readable, formulas included.
 * Never throws, whatever the html; its time grows with the length, not with the nesting.
 * @param siteUrl origin of the site; links to it stay in the tab
 * @param run limits the time that code takes; without it, long blocks stay plain
 */
export function renderArticleHtml(html: string, siteUrl: string, run?: RunLimited): RenderedArticle {
  const { tree, ...rendered } = renderArticleWith(katex.renderToString, html, siteUrl, run);
  return { html: stringifyTree(tree), ...rendered };
}
