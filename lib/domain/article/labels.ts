import { lookUp } from '@/lib/utils/look-up';
import { CATEGORIES } from './categories';
import { TAG_LABELS } from './tag-labels';

export function tagLabel(code: string): string {
  for (const labels of Object.values(TAG_LABELS)) {
    const label = lookUp(labels, code);
    if (label) return label;
  }
  return code;
}

export function categoryLabel(code: string): string {
  return CATEGORIES.find((category) => category.code === code)?.label ?? code;
}

/** Results of a search know no category: that of their first known tag. */
export const categoryOfTags = (tags: readonly string[]) =>
  Object.keys(TAG_LABELS).find((category) => tags.some((tag) => lookUp(TAG_LABELS[category] ?? {}, tag))) ?? '';

export const categoryTint = (code: string) =>
  CATEGORIES.find((category) => category.code === code)?.tint ?? CATEGORIES[0].tint;

export const titleId = (articleId: string) => `title-${articleId}`;
