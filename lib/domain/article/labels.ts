import { lookUp } from '@/lib/utils/look-up';
import { CATEGORIES, TAG_LABELS } from './constants';

/** Label of a tag code; a custom tag is its own label. */
export function tagLabel(code: string): string {
  for (const labels of Object.values(TAG_LABELS)) {
    const label = lookUp(labels, code);
    if (label) return label;
  }
  return code;
}

/** Label of a fixed category; an unknown code is shown as it is. */
export function categoryLabel(code: string): string {
  return CATEGORIES.find((category) => category.code === code)?.label ?? code;
}

/** Id of the element that holds an article's title in a list. */
export const titleId = (articleId: string) => `title-${articleId}`;
