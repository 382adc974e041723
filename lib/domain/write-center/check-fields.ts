import { SEARCH_HIT } from '@/lib/config/search-hit';
import { textColumns } from '@/lib/utils/clip-text';
import { onOneLine } from '@/lib/utils/plain-text';
import type { Writing } from './writing';

export type FieldRule = 'long title' | 'long description' | 'no cover';

/** Half-width columns: a longer title does not fit the two lines of a list, nor what search engines show of it. */
const TITLE_COLUMNS = 80;

export function checkFields({
  title,
  description,
  coverImage,
}: Pick<Writing, 'title' | 'description' | 'coverImage'>): FieldRule[] {
  const rules: [FieldRule, boolean][] = [
    ['long title', textColumns(onOneLine(title)) > TITLE_COLUMNS],
    ['long description', textColumns(onOneLine(description)) > SEARCH_HIT.descriptionColumns],
    ['no cover', coverImage === ''],
  ];
  return rules.flatMap(([rule, isBroken]) => (isBroken ? [rule] : []));
}
