import { shorten } from '@/lib/utils/characters-in';
import { proseOf } from '@/lib/utils/plain-text';
import { DESCRIPTION_MAX } from './writing-limits';

const PARAGRAPH = /<p\b[^<>]*>([\s\S]*?)<\/p>/g;

/** The first paragraph with words in an article's html, as a description of it; '' without one. */
export function firstParagraph(html: string): string {
  for (const [, inner = ''] of html.matchAll(PARAGRAPH)) {
    const text = proseOf(inner);
    if (text !== '') return shorten(text, DESCRIPTION_MAX);
  }
  return '';
}
