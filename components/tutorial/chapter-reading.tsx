'use client';

import { useRef } from 'react';
import { ArticleExtras } from '@/components/reading/reading-extras';
import { useChapterReading } from './use-chapter-reading';
import { useNeighbourKeys } from '@/hooks/ui/use-neighbour-keys';
import { routes } from '@/lib/config/routes';

interface ChapterReadingProps {
  tutorialId: string;
  chapterId: string;
  title: string;
  total: number;
  previous: string | undefined;
  next: string | undefined;
}

export function ChapterReading({ previous, next, title, ...reading }: ChapterReadingProps) {
  const { tutorialId, chapterId } = reading;
  const end = useRef<HTMLDivElement>(null);
  useChapterReading(reading, end);
  useNeighbourKeys({ previous, next });
  return (
    <div ref={end}>
      <ArticleExtras text={{ id: chapterId, href: routes.chapter(tutorialId, chapterId), title, author: '' }} />
    </div>
  );
}
