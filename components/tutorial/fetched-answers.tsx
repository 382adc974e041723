'use client';

import { useQuery } from '@tanstack/react-query';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/state/error-state';
import { Skeleton } from '@/components/ui/state/skeleton';
import { tutorialQueries } from '@/lib/domain/tutorial/queries';
import { ChapterAnswers } from './chapter-answers';

export function FetchedAnswers({ chapterId }: { chapterId: string }) {
  const { data, isError, error, isFetching, refetch } = useQuery(tutorialQueries.answers(chapterId));
  if (data) return <ChapterAnswers answers={data} />;
  return (
    <Card>
      {isError ? (
        <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <Skeleton height={120} />
      )}
    </Card>
  );
}
