'use client';

import { WhenIdle } from '@/components/layout/when-idle';
import { lazyComponent } from '@/components/ui/lazy-component';

const ReadingAids = lazyComponent(async () => (await import('@/components/article/reading-aids')).ReadingAids, {
  onFail: 'hide',
});

/** Deferred until the browser is idle. */
export function ArticleExtras({ articleId }: { articleId: string }) {
  return (
    <WhenIdle>
      <ReadingAids articleId={articleId} />
    </WhenIdle>
  );
}
