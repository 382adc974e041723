'use client';

import { useQuery } from '@tanstack/react-query';
import { ArticleContent } from '@/components/reading/reading-content';
import { Skeleton } from '@/components/ui/state/skeleton';
import { feedbackQueries } from '@/lib/domain/feedback/queries';
import type { Feedback } from '@/lib/domain/feedback/schema';

export function FeedbackBody({ feedback: { html, content } }: { feedback: Pick<Feedback, 'html' | 'content'> }) {
  const { data: rendered, isError } = useQuery(feedbackQueries.rendered({ html, content }));
  if (rendered !== undefined) return <ArticleContent html={rendered} />;
  if (isError) return <p>{content}</p>;
  return (
    <div aria-hidden>
      <Skeleton height={16} />
      <Skeleton width="60%" height={16} />
    </div>
  );
}
