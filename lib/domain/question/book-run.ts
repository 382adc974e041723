import 'client-only';
import { useOwner } from '@/lib/browser/owner';
import { checkedBy, deviceValue, isTexts, type StoredValue } from '@/lib/browser/storage';
import type { QuestionBookName } from '@/lib/config/routes';
import { givenAnswer } from './given-answer';
import { idsOfBook, NO_PRACTICE } from './practice';
import { practice } from './practice-store';

/** The questions of a book as it was when they were begun: a right answer removes its question from the book. */
export const bookRun = (owner: string, book: QuestionBookName): StoredValue<string[]> =>
  deviceValue({ key: `QUESTION_RUN:${book}:${owner}`, schema: checkedBy(isTexts), area: 'session' });

/** Begins a book with nothing answered. @param first a question that was opened by its address alone */
export function startBookRun(book: QuestionBookName, first?: string): void {
  const { owner } = useOwner.getState();
  const ids = idsOfBook(practice.get() ?? NO_PRACTICE, book);
  if (first === undefined) for (const id of ids) givenAnswer(owner, id).set(undefined);
  bookRun(owner, book).set(first === undefined || ids.includes(first) ? ids : [first, ...ids]);
}
