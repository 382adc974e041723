'use client';

import { Late } from '@/components/layout/late';
import { lazyPart } from '@/components/ui/lazy-part';

const ReadingProgress = lazyPart(async () => (await import('@/components/article/reading-progress')).ReadingProgress, {
  onFail: 'hide',
});

/** Optional parts of an article's page, deferred until the browser is idle. */
export function ArticleExtras({ articleId }: { articleId: string }) {
  return (
    <Late>
      <ReadingProgress articleId={articleId} />
    </Late>
  );
}
