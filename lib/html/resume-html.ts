import rehypeSanitize, { type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import type { Root } from 'hast';
import { unified } from 'unified';
import { isBlank } from '@/lib/utils/is-blank';
import { renderLink } from './links';
import { parseHtml } from './parse-html';
import { sanitizeSchema } from './sanitize-schema';
import { eachElement, textProperty } from './tree';

/** What may be written into an item of a resume: of an article's elements those of running text. */
const resumeSchema: Options = {
  ...sanitizeSchema,
  tagNames: 'h3 h4 h5 h6 p div br hr blockquote pre ul ol li a strong b em i u s del mark code sub sup'.split(' '),
  attributes: { a: ['href'], ol: ['start'] },
  ancestors: {},
};

const processor = unified().use(rehypeSanitize, resumeSchema).use(rehypeStringify).freeze();

/** Headings that stand above those of the resume itself. */
const TOP_HEADING = /^h[12]$/;
const noTargets = () => undefined;

/**
 * Makes the html of a resume's item safe: paragraphs, lists, headings, emphasis and links, without attributes of its
 * own. Never throws, whatever the html.
 * @param siteUrl origin of the site; links to it stay in the tab
 */
export function renderResumeHtml(html: string, siteUrl: string): string {
  const source = parseHtml(html);
  eachElement(source, (node) => {
    if (TOP_HEADING.test(node.tagName)) node.tagName = 'h3';
  });
  const tree: Root = processor.runSync(source);
  eachElement(tree, (node) => {
    if (node.tagName !== 'a') return;
    // There are no ids that it could lead to.
    if (textProperty(node, 'href')?.trim().startsWith('#')) delete node.properties.href;
    renderLink(node, siteUrl, noTargets);
  });
  return processor.stringify(tree);
}

/** Whether html says nothing, such as an editor's empty paragraph. */
export function isBlankHtml(html: string): boolean {
  return isBlank(html.replace(/<(?!hr\b)[^<>]*>|&nbsp;/g, ''));
}
