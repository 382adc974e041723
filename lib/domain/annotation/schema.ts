import * as z from 'zod/mini';
import { codePointsIn } from '@/lib/utils/characters-in';

export const ANNOTATION_RULES = {
  /** Most annotations of a person, and their size in characters. */
  count: 2_000,
  size: 1_000_000,
  quote: 2_000,
  note: 2_000,
} as const;

/** A W3C text quote selector, with the position that decides between equal passages. */
const textQuoteSchema = z.object({
  exact: z.string().check(z.minLength(1), z.maxLength(ANNOTATION_RULES.quote)),
  prefix: z.string().check(z.maxLength(64)),
  suffix: z.string().check(z.maxLength(64)),
  start: z.number(),
});
export type TextQuote = z.output<typeof textQuoteSchema>;

export const storedAnnotationSchema = z.object({
  quote: textQuoteSchema,
  note: z.string().check(z.refine((note) => codePointsIn(note) <= ANNOTATION_RULES.note)),
  title: z.string().check(z.maxLength(300)),
  createdAt: z.number(),
});
export type StoredAnnotation = z.output<typeof storedAnnotationSchema>;

export interface Annotation extends StoredAnnotation {
  id: string;
  /** The text's address, such as `/post/{id}`. */
  address: string;
  changedAt: number;
}
