'use client';

import { useEffect, type RefObject } from 'react';
import { tutorialProgress } from '@/lib/domain/tutorial/progress-store';
import { withOpened, withRead } from '@/lib/domain/tutorial/progress';

/** How long a chapter's end is on screen until it counts as read. */
const READ_AFTER_MS = 1_500;

interface Reading {
  tutorialId: string;
  chapterId: string;
  total: number;
}

export function useChapterReading({ tutorialId, chapterId, total }: Reading, end: RefObject<Element | null>): void {
  useEffect(() => {
    tutorialProgress.set(withOpened(tutorialProgress.get() ?? {}, tutorialId, chapterId, total));
    if (!end.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (!entries.at(-1)?.isIntersecting) return;
      timer = setTimeout(
        () => tutorialProgress.set(withRead(tutorialProgress.get() ?? {}, tutorialId, chapterId)),
        READ_AFTER_MS,
      );
    });
    observer.observe(end.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [tutorialId, chapterId, total, end]);
}
