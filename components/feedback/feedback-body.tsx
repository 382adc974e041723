'use client';

import { useEffect, useState } from 'react';
import { ArticleContent } from '@/components/article/article-content';
import { Skeleton } from '@/components/ui/skeleton';
import { tellIfOutdated } from '@/lib/browser/site-update';
import type { Feedback } from '@/lib/domain/feedback/schema';

export function FeedbackBody({ feedback: { html, content } }: { feedback: Feedback }) {
  const [rendered, setRendered] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    import('@/lib/html/render-feedback')
      .then(({ renderFeedback }) => renderFeedback({ html, content }, window.location.origin))
      .then(
        (body) => {
          if (current) setRendered(body);
        },
        (error: unknown) => {
          if (!current) return;
          tellIfOutdated(error);
          setFailed(true);
        },
      );
    return () => {
      current = false;
    };
  }, [html, content]);
  if (rendered !== undefined) return <ArticleContent html={rendered} />;
  // Fallback: the source.
  if (failed) return <p>{content}</p>;
  return (
    <div aria-hidden>
      <Skeleton height={16} />
      <Skeleton width="60%" height={16} />
    </div>
  );
}
