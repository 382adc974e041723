'use client';

import { Late } from '@/components/layout/late';
import { lazyPart } from '@/components/ui/lazy-part';

const ReadingAids = lazyPart(async () => (await import('@/components/article/reading-aids')).ReadingAids, {
  onFail: 'hide',
});

/** Deferred until the browser is idle. */
export function ArticleExtras({ articleId }: { articleId: string }) {
  return (
    <Late>
      <ReadingAids articleId={articleId} />
    </Late>
  );
}
