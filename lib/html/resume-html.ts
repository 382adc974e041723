import rehypeSanitize, { type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import type { Root } from 'hast';
import { unified } from 'unified';
import { isBlank } from '@/lib/utils/is-blank';
import { renderLink } from './links';
import { linkBareAddresses } from './bare-addresses';
import { parseHtml } from './parse-html';
import { sanitizeSchema } from './sanitize-schema';
import { eachElement, textProperty } from './tree';

const resumeSchema: Options = {
  ...sanitizeSchema,
  tagNames: 'h3 h4 h5 h6 p div br hr blockquote pre ul ol li a strong b em i u s del mark code sub sup'.split(' '),
  attributes: { a: ['href'], ol: ['start'] },
  ancestors: {},
};

const processor = unified().use(rehypeSanitize, resumeSchema).use(rehypeStringify).freeze();

const TOP_HEADING = /^h[12]$/;
const noTargets = () => undefined;

function sanitized(html: string): Root {
  const source = parseHtml(html);
  eachElement(source, (node) => {
    if (TOP_HEADING.test(node.tagName)) node.tagName = 'h3';
  });
  return processor.runSync(source);
}

function stringified(tree: Root, siteUrl: string): string {
  eachElement(tree, (node) => {
    if (node.tagName !== 'a') return;
    // There are no ids to link to.
    if (textProperty(node, 'href')?.trim().startsWith('#')) delete node.properties.href;
    renderLink(node, siteUrl, noTargets);
  });
  return processor.stringify(tree);
}

/** Sanitises a resume item's html to running text. Never throws. */
export const renderResumeHtml = (html: string, siteUrl: string): string => stringified(sanitized(html), siteUrl);

/** The same for paper: web addresses, mail addresses and telephone numbers in the text are links, too. */
export function renderPaperHtml(html: string, siteUrl: string): string {
  const tree = sanitized(html);
  linkBareAddresses(tree);
  return stringified(tree, siteUrl);
}

export function isBlankHtml(html: string): boolean {
  return isBlank(html.replace(/<(?!hr\b)[^<>]*>|&nbsp;/g, ''));
}
