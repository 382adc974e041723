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
  /** Number of chapters. */
  total: number;
  previous: string | undefined;
  next: string | undefined;
}

/** End of a chapter: records reading, offers the last position, turns pages by ← and →. */
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
