import { pictureAddress } from '@/lib/utils/address/picture-address';
import { renderLink } from './links';
import { parseHtml } from './parse-html';
import { sanitizeForeign, stringifyTree } from './sanitize';
import { assignTargets } from './targets';
import { eachElement, textProperty } from './tree';

interface SyndicationHtmlOptions {
  siteUrl: string;
  /** The page of the text: fragments lead there. */
  pageUrl: string;
}

/** Safe html for feed readers, which know neither this site's styles nor its address: plain elements, absolute addresses. */
export function renderSyndicationHtml(html: string, { siteUrl, pageUrl }: SyndicationHtmlOptions): string {
  const tree = sanitizeForeign(parseHtml(html));
  const { findTarget } = assignTargets(tree);
  eachElement(tree, (node) => {
    const { properties } = node;
    delete properties.id;
    delete properties.className;
    if (node.tagName === 'a') {
      renderLink(node, siteUrl, findTarget);
      const href = textProperty(node, 'href');
      if (href !== undefined) properties.href = URL.parse(href, pageUrl)?.href;
    }
    if (node.tagName === 'img') {
      const src = pictureAddress(textProperty(node, 'src') ?? '', siteUrl);
      properties.src = src === '' ? undefined : URL.parse(src, siteUrl)?.href;
    }
  });
  return stringifyTree(tree);
}
