'use client';

import { useEffect, type RefObject } from 'react';
import { whenSeen } from '@/lib/browser/when-seen';
import { tutorialProgress } from '@/lib/domain/tutorial/progress-store';
import { withOpened, withRead } from '@/lib/domain/tutorial/progress';

interface Reading {
  tutorialId: string;
  chapterId: string;
  total: number;
}

export function useChapterReading({ tutorialId, chapterId, total }: Reading, end: RefObject<Element | null>): void {
  useEffect(() => {
    tutorialProgress.set(withOpened(tutorialProgress.get() ?? {}, tutorialId, chapterId, total));
    return end.current
      ? whenSeen(end.current, () => tutorialProgress.set(withRead(tutorialProgress.get() ?? {}, tutorialId, chapterId)))
      : undefined;
  }, [tutorialId, chapterId, total, end]);
}
