import { MOST_TAGS } from './constants';
import type { Writing } from './store';

/** Nothing can be published without them. */
export const canPublish = ({ title, content }: Pick<Writing, 'title' | 'content'>): boolean =>
  title.trim() !== '' && content.trim() !== '';

/** Adds the tag or takes it away; a fifth one changes nothing. */
export function toggleTag(tags: readonly string[], tag: string): string[] {
  if (tags.includes(tag)) return tags.filter((other) => other !== tag);
  return tags.length < MOST_TAGS ? [...tags, tag] : [...tags];
}
