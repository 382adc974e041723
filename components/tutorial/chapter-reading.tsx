'use client';

import { useRef } from 'react';
import { Late } from '@/components/layout/late';
import { lazyPart } from '@/components/ui/lazy-part';
import { useChapterReading } from './use-chapter-reading';
import { useNeighbourKeys } from '@/hooks/ui/use-neighbour-keys';

const ReadingProgress = lazyPart(async () => (await import('@/components/article/reading-progress')).ReadingProgress, {
  onFail: 'hide',
});

interface ChapterReadingProps {
  tutorialId: string;
  chapterId: string;
  /** How many chapters the tutorial has. */
  total: number;
  previous: string | undefined;
  next: string | undefined;
}

/** The end of a chapter: remembers what was read, offers the position of the last time, and turns pages with ← and →. */
export function ChapterReading({ previous, next, ...reading }: ChapterReadingProps) {
  const end = useRef<HTMLDivElement>(null);
  useChapterReading(reading, end);
  useNeighbourKeys({ previous, next });
  return (
    <div ref={end}>
      <Late>
        <ReadingProgress articleId={reading.chapterId} />
      </Late>
    </div>
  );
}
