import 'client-only';
import { personalValue } from '@/lib/browser/personal-storage';
import { isNumber, isRecord, parsedBy } from '@/lib/browser/storage';
import { routes } from '@/lib/config/routes';
import { isResourceId } from '@/lib/utils/identifier';

export type AnnotatedText = { kind: 'article'; id: string } | { kind: 'chapter'; id: string; tutorialId: string };

export const textKey = (text: AnnotatedText): string =>
  text.kind === 'article' ? `article:${text.id}` : `chapter:${text.tutorialId}:${text.id}`;

export function textOfKey(key: string): AnnotatedText | undefined {
  const [kind, ...ids] = key.split(':');
  if (!ids.every(isResourceId)) return undefined;
  const [first, second] = ids;
  if (kind === 'article' && first && ids.length === 1) return { kind, id: first };
  if (kind === 'chapter' && first && second && ids.length === 2) return { kind, tutorialId: first, id: second };
  return undefined;
}

export const annotationAnchor = (id: string): string => `annotation-${id}`;

export function textAddress(text: AnnotatedText, annotationId?: string): string {
  const page = text.kind === 'article' ? routes.article(text.id) : routes.chapter(text.tutorialId, text.id);
  return annotationId === undefined ? page : `${page}#${annotationAnchor(annotationId)}`;
}

interface AnnotatedTexts {
  /** Time of the last change, which other tabs follow. */
  at: number;
  counts: Readonly<Record<string, number>>;
}

const parse = (value: unknown): AnnotatedTexts | undefined =>
  isRecord(value) && isNumber(value.at) && isRecord(value.counts) && Object.values(value.counts).every(isNumber)
    ? { at: value.at, counts: value.counts as Record<string, number> }
    : undefined;

/** How many annotations a text has, so that pages without any load nothing and open no database. */
export const annotatedTexts = personalValue({ key: 'ANNOTATED_TEXTS', schema: parsedBy(parse) });
