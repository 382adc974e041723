'use client';

import { useEffect, useState } from 'react';
import { ArticleContent } from '@/components/article/article-content/article-content';
import { holdsHtml, keepHtml } from '@/components/article/article-content/kept-html';
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
  const [ready, setReady] = useState(() => holdsHtml(contentKey, 'content'));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (ready) return;
    if (html === '') return onMissing();
    let current = true;
    import('@/lib/html/render-article').then(
      ({ renderArticleHtml }) => {
        keepHtml(contentKey, 'content', renderArticleHtml(html, window.location.origin).html);
        if (current) setReady(true);
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [ready, contentKey, html, onMissing]);
  if (ready) return <ArticleContent contentKey={contentKey} theme="" codeStyle="" />;
  // Its source is better than nothing.
  if (failed) return <p>{content}</p>;
  return (
    <div aria-hidden>
      <Skeleton height={16} />
      <Skeleton width="60%" height={16} />
    </div>
  );
}
