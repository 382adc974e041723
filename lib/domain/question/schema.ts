import * as z from 'zod/mini';
import { line, text } from '@/lib/http/fields';
import { isResourceId } from '@/lib/utils/identifier';
import { parseChoices, parseLevel, readableOptions } from './choices';

/** `category` of a question with options; others are answered in words. */
export const CHOICE_CATEGORY = 'Choice';

const neighbour = () =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value): string | null => {
      const { _id: id }: Record<string, unknown> = Object(value);
      return isResourceId(id) ? id : null;
    }),
  );

export const questionSchema = z.pipe(
  z
    .object({
      title: line(),
      desc: text(),
      explanation: text(),
      options: z.optional(z.unknown()),
      level: z.optional(z.unknown()),
      category: text(),
      next: neighbour(),
      prev: neighbour(),
    })
    .check(z.refine(({ title, desc }) => title !== '' || desc !== '', { error: 'has neither a title nor a text' })),
  z.transform(({ options, level, category, ...question }) => {
    const isChoice = category === CHOICE_CATEGORY;
    const choices = isChoice ? parseChoices(options) : null;
    return {
      ...question,
      level: parseLevel(level),
      isChoice,
      /** Texts of the options, answerable or not; '' for one that cannot be read. */
      options: choices?.options ?? (isChoice ? readableOptions(options) : []),
      /** Null for a question in words or one that cannot be answered. */
      choices,
    };
  }),
);
export type Question = z.output<typeof questionSchema>;

export interface ListedQuestion {
  id: string;
  title: string;
}

export interface QuestionPlace {
  tagId: string;
  questions: readonly ListedQuestion[];
}
