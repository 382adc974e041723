import { dequal } from 'dequal/lite';
import { MOST_TAGS } from './constants';
import type { Writing } from './store';

/** Nothing can be published without them. */
export const canPublish = ({ title, content }: Pick<Writing, 'title' | 'content'>): boolean =>
  title.trim() !== '' && content.trim() !== '';

const trimmed = (text: string) => text.replace(/\r\n?/g, '\n').trim();

/** Whether two states of an article are the same to its readers: the API may trim, and has line ends of its own. */
export const sameArticle = (one: Writing, other: Writing): boolean => dequal(mapTexts(one), mapTexts(other));

const mapTexts = (writing: Writing) =>
  Object.fromEntries(
    Object.entries(writing).map(([key, value]) => [key, typeof value === 'string' ? trimmed(value) : value]),
  );

/** Adds the tag or takes it away; a fifth one changes nothing. */
export function toggleTag(tags: readonly string[], tag: string): string[] {
  if (tags.includes(tag)) return tags.filter((other) => other !== tag);
  return tags.length < MOST_TAGS ? [...tags, tag] : [...tags];
}
