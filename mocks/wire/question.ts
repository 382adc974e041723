import type { questionSchema } from '@/lib/domain/question/schema';
import type { Question } from '@/mocks/db/tables';
import type { Wire } from './wire';

/** @param neighbours in the category that was asked for */
export const questionRow = (
  { id, title, desc, explanation, level, choices }: Question,
  neighbours: { next: Question | undefined; prev: Question | undefined },
): Wire<typeof questionSchema> & { _id: string } => ({
  _id: id,
  title,
  desc,
  explanation,
  level,
  options: choices ? JSON.stringify(choices) : null,
  category: choices ? 'Choice' : 'ShortAnswer',
  next: neighbours.next ? { _id: neighbours.next.id } : null,
  prev: neighbours.prev ? { _id: neighbours.prev.id } : null,
});
