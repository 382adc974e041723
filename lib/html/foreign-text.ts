import { decodeEntities, onOneLine } from '@/lib/utils/plain-text';
import { escapeXml } from '@/lib/utils/xml';
import type { RenderedArticle } from './article-renderer';
import { countCharacters } from './reading-time';

export interface ForeignText {
  /** `html` and `markdown` are articles, `line` is a title or an option in Markdown, `feed` is html for feed readers. */
  kind: 'html' | 'markdown' | 'feedback' | 'line' | 'feed';
  source: string;
  siteUrl: string;
  /** The page of a text in a feed. */
  pageUrl?: string;
}

export interface RenderedText extends RenderedArticle {
  /** The beginning without markup, on one line. */
  prose: string;
}

/** Somewhat longer than the longest real text. */
const MAX_PLAIN_CHARACTERS = 400_000;
const MAX_PROSE_CHARACTERS = 20_000;
const NOTICE = '这段内容过于复杂，已按纯文本显示';
const BLOCK_TAG = /<\/?(?:blockquote|br|div|h[1-6]|hr|li|ol|p|pre|table|tr|ul)\b[^<>]*>/gi;

const withoutTags = (html: string): string =>
  decodeEntities(html.replace(BLOCK_TAG, '\n').replace(/<[^<>]*>/g, ''))
    .replace(/\n\s*\n/g, '\n')
    .trim();

export const withoutHeadings = (html: string, prose: string): RenderedText => ({
  html,
  headings: [],
  characters: countCharacters(prose),
  prose,
});

export const plainBlock = (text: string): string => `<div class="plain-text">${escapeXml(text)}</div>`;

/** Shows the words alone of a text that takes too long, or becomes too large; a feed has its summary without it. */
export function plainText({ kind, source }: ForeignText): RenderedText {
  if (kind === 'feed') return withoutHeadings('', '');
  const start = source.slice(0, MAX_PLAIN_CHARACTERS);
  const text = kind === 'html' ? withoutTags(start) : start;
  const prose = onOneLine(text.slice(0, MAX_PROSE_CHARACTERS));
  if (kind === 'line') return withoutHeadings(escapeXml(text), prose);
  return withoutHeadings(`<p>${NOTICE}</p>${plainBlock(text)}`, prose);
}
