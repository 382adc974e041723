import { renderResumeHtml } from '@/lib/html/resume-html';
import { safeLink } from '@/lib/utils/address/safe-link';
import { escapeXml } from '@/lib/utils/xml';
import type { ForeignRecord } from './foreign-record';

/** A site of its own, so that no path of a foreign file leads into ours. */
const NOWHERE = 'https://resume.invalid';
const PATH_LINK = /<a href="[/?#][^"]*">/g;

const LIST_LINE = /^\s*(?:[-*]\s+|[•·▪●]\s*|\d{1,2}(?:[.)](?!\d)|、)\s*)(?=\S)/;
const ORDERED_LINE = /^\s*\d/;

/** Marks of Markdown that resumes use: bold, and links. */
const withMarks = (escaped: string): string =>
  escaped
    .replace(/\*\*([^*\n]{1,300})\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^[\]\n]{1,300})\]\((https?:\/\/[^\s()]{1,1000})\)/g, '<a href="$2">$1</a>');

const inline = (text: string) => withMarks(escapeXml(text.trim()));

export const pointsHtml = (texts: readonly string[]): string =>
  texts.length === 0 ? '' : `<ul>${texts.map((text) => `<li><p>${inline(text)}</p></li>`).join('')}</ul>`;

/** Plain text: a paragraph for each line, lists where lines begin as lists do. */
export function linesHtml(text: string): string {
  const blocks: { tag: 'p' | 'ul' | 'ol'; lines: string[] }[] = [];
  for (const line of text.split(/\r\n?|\n/).filter((part) => part.trim() !== '')) {
    const tag = LIST_LINE.test(line) ? (ORDERED_LINE.test(line) ? 'ol' : 'ul') : 'p';
    const last = blocks.at(-1);
    if (last?.tag === tag && tag !== 'p') last.lines.push(line.replace(LIST_LINE, ''));
    else blocks.push({ tag, lines: [tag === 'p' ? line : line.replace(LIST_LINE, '')] });
  }
  return blocks
    .map(({ tag, lines }) =>
      tag === 'p'
        ? lines.map((line) => `<p>${inline(line)}</p>`).join('')
        : `<${tag}>${lines.map((line) => `<li><p>${inline(line)}</p></li>`).join('')}</${tag}>`,
    )
    .join('');
}

/** Keywords: in one line while they are short, else as a list. */
export const keywordsHtml = (keywords: readonly string[]): string => {
  if (keywords.length === 0) return '';
  return keywords.every((keyword) => keyword.length <= KEYWORD_MAX)
    ? `<p>${inline(keywords.join('、'))}</p>`
    : pointsHtml(keywords);
};
export const KEYWORD_MAX = 20;

export const linkHtml = (address: string, label = ''): string => {
  const url = safeLink(address);
  if (!url) return address === '' ? '' : linesHtml(address);
  return `<p><a href="${escapeXml(url.href)}">${escapeXml(label || address)}</a></p>`;
};

/** Sanitised html of an item; addresses within the foreign site are none here. */
export const cleanHtml = (html: string): string =>
  html === '' ? '' : renderResumeHtml(html, NOWHERE).replace(PATH_LINK, '<a>');

const LOST_TAGS = /<(?:img|table|video|audio|iframe|svg|canvas)\b/i;
const TAG = /<\/?[a-z][^<>]*>/i;

/** The first of these fields that has a text, which may be html. */
export function richHtml(record: ForeignRecord, ...names: string[]): string {
  const text = record.lines(...names);
  if (!TAG.test(text)) return linesHtml(text);
  if (LOST_TAGS.test(text)) record.lose('正文里的图片、表格等（保留其中的文字）');
  return cleanHtml(text);
}
