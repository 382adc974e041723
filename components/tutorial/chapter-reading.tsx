'use client';

import { useRef } from 'react';
import { ReadingProgress } from '@/components/article/reading-progress';
import { WhenIdle } from '@/components/layout/when-idle';
import { useChapterReading } from './use-chapter-reading';
import { useNeighbourKeys } from '@/hooks/ui/use-neighbour-keys';

interface ChapterReadingProps {
  tutorialId: string;
  chapterId: string;
  total: number;
  previous: string | undefined;
  next: string | undefined;
}

export function ChapterReading({ previous, next, ...reading }: ChapterReadingProps) {
  const end = useRef<HTMLDivElement>(null);
  useChapterReading(reading, end);
  useNeighbourKeys({ previous, next });
  return (
    <div ref={end}>
      <WhenIdle>
        <ReadingProgress articleId={reading.chapterId} />
      </WhenIdle>
    </div>
  );
}
