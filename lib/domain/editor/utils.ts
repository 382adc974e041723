import { dequal } from 'dequal/lite';
import { fingerprint } from '@/lib/utils/fingerprint';
import { isBlank } from '@/lib/utils/is-blank';
import { trimEndOf } from '@/lib/utils/trim-end';
import { MOST_TAGS } from './constants';
import type { Writing } from './store';

/** Nothing can be published without them. */
export const canPublish = ({ title, content }: Pick<Writing, 'title' | 'content'>): boolean =>
  !isBlank(title) && !isBlank(content);

const trimmed = (text: string) => text.replace(/\r\n?/g, '\n').trim();

/** Whether two versions of an article are equal but for trimming and line endings, which the API may change. */
export const sameArticle = (one: Writing, other: Writing): boolean => dequal(mapTexts(one), mapTexts(other));

const mapTexts = (writing: Writing) =>
  Object.fromEntries(
    Object.entries(writing).map(([key, value]) => [key, typeof value === 'string' ? trimmed(value) : value]),
  );

/** Adds or removes a tag; a fifth one is ignored. */
export function toggleTag(tags: readonly string[], tag: string): string[] {
  if (tags.includes(tag)) return tags.filter((other) => other !== tag);
  return tags.length < MOST_TAGS ? [...tags, tag] : [...tags];
}
/** Fingerprint of an article's fields. */
export const baseOf = (writing: Writing): string => fingerprint(JSON.stringify(Object.entries(writing).sort()));

const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** The title that a Markdown file gives itself: in its front matter, or as its first heading; '' without one. */
export function titleOf(markdown: string): string {
  const front = FRONTMATTER.exec(markdown)?.[1] ?? '';
  const named = /^title:[ \t]*(.+)$/m
    .exec(front)?.[1]
    ?.trim()
    .replace(/^(['"])(.*)\1$/, '$2');
  const [, heading = ''] = /^#[ \t]+(.+)$/m.exec(markdown.replace(FRONTMATTER, '')) ?? [];
  return named ?? trimEndOf(trimEndOf(heading, '#'), ' \t');
}

/** Larger files are refused: nobody has written them by hand. */
const MAX_FILE_BYTES = 1024 * 1024;

/** Message why a file cannot be imported; null when it can. */
export function refuseMarkdown({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!/\.(md|markdown|txt)$/i.test(name)) return '请选择 Markdown 文件（.md）';
  return size > MAX_FILE_BYTES ? '文件不能超过 1MB' : null;
}
