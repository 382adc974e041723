'use client';

import { useEffect, useState } from 'react';
import { ArticleContent } from '@/components/article/article-content/article-content';
import { holdsHtml } from '@/components/article/article-content/kept-html';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import type { Feedback } from '@/lib/domain/feedback/schema';

interface FeedbackBodyProps {
  feedback: Feedback;
  /** The page came without the html of this row: it has to be read from the API. */
  onMissing: () => void;
}

/**
 * What a feedback says, made safe by lib/html: on the server for the first page, in the browser for what
 * comes later.
 */
export function FeedbackBody({ feedback: { contentKey, html, content }, onMissing }: FeedbackBodyProps) {
  const [handed] = useState(() => holdsHtml(contentKey, 'content'));
  const [rendered, setRendered] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (handed || rendered !== undefined) return;
    if (html === '') return onMissing();
    let current = true;
    import('@/lib/html/render-article').then(
      ({ renderArticleHtml }) => {
        if (current) setRendered(renderArticleHtml(html, window.location.origin).html);
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [handed, rendered, html, onMissing]);
  if (handed) return <ArticleContent contentKey={contentKey} theme="" codeStyle="" />;
  if (rendered !== undefined) {
    return <ArticleContent contentKey={contentKey} rendered={rendered} theme="" codeStyle="" />;
  }
  // Its source is better than nothing.
  if (failed) return <p>{content}</p>;
  return (
    <div aria-hidden>
      <Skeleton height={16} />
      <Skeleton width="60%" height={16} />
    </div>
  );
}
