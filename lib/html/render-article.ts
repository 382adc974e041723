import type { RunLimited } from './code-blocks';
import { renderForeignHtml, type RenderedArticle } from './article-renderer';
import { stringifyTree } from './sanitize';
import { renderTex } from '@/lib/html/math/tex';

export function renderArticleHtml(html: string, siteUrl: string, run?: RunLimited): RenderedArticle {
  const { tree, ...rendered } = renderForeignHtml(html, { renderTex, siteUrl, run });
  return { html: stringifyTree(tree), ...rendered };
}
