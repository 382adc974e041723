'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useStored } from '@/hooks/ui/use-stored';
import { useOwner } from '@/lib/browser/owner';
import { routes, type QuestionBookName } from '@/lib/config/routes';
import { bookRun, startBookRun } from '@/lib/domain/question/book-run';
import { usePractice } from './use-practice';

const subscribeToNothing = () => () => {};
const isInBook = (book: QuestionBookName) => new URLSearchParams(window.location.search).get('book') === book;
const bookOfAddress = () => (['wrong', 'starred'] as const).find(isInBook);
const noBook = () => undefined;

/** Neighbours and place of a question that was opened in a book; undefined for any other, and before hydration. */
export function useBookRun(id: string) {
  const book = useSyncExternalStore(subscribeToNothing, bookOfAddress, noBook);
  const owner = useOwner((state) => state.owner);
  const stored = useStored(useMemo(() => bookRun(owner, book ?? 'wrong'), [owner, book]));
  const { records } = usePractice();
  const place = stored?.indexOf(id) ?? -1;
  useEffect(() => {
    if (book && place < 0) startBookRun(book, id);
  }, [book, place, id]);
  if (!book || !stored || place < 0) return undefined;
  const hrefOf = (other: string | undefined) => other && routes.question(other, records[other]?.tag, book);
  return {
    book,
    previous: hrefOf(stored[place - 1]),
    next: hrefOf(stored[place + 1]),
    place: place + 1,
    count: stored.length,
  };
}
