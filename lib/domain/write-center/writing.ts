import { dequal } from 'dequal/lite';
import { fingerprint } from '@/lib/utils/fingerprint';
import { isBlank } from '@/lib/utils/is-blank';
import { MOST_TAGS } from './constants';
import type { Writing } from './writing-store';

/** Title and content are required. */
export const canPublish = ({ title, content }: Pick<Writing, 'title' | 'content'>): boolean =>
  !isBlank(title) && !isBlank(content);

const trimmed = (text: string) => text.replace(/\r\n?/g, '\n').trim();

/** Whether two versions are equal but for trimming and line endings, which the API may change. */
export const sameArticle = (one: Writing, other: Writing): boolean => dequal(mapTexts(one), mapTexts(other));

const mapTexts = (writing: Writing) =>
  Object.fromEntries(
    Object.entries(writing).map(([key, value]) => [key, typeof value === 'string' ? trimmed(value) : value]),
  );

/** Toggles a tag; a fifth one is ignored. */
export function toggleTag(tags: readonly string[], tag: string): string[] {
  if (tags.includes(tag)) return tags.filter((other) => other !== tag);
  return tags.length < MOST_TAGS ? [...tags, tag] : [...tags];
}

export const baseOf = (writing: Writing): string => fingerprint(JSON.stringify(Object.entries(writing).sort()));
