'use client';

import { Late } from '@/components/layout/late';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Article } from '@/lib/domain/article/schema';

const ReadingProgress = lazyPart(async () => (await import('@/components/article/reading-progress')).ReadingProgress, {
  onFail: 'hide',
});
/** The same buttons as in the row below the text, always visible. */
const ArticleRail = lazyPart(async () => (await import('@/components/article/article-actions')).ArticleActions, {
  onFail: 'hide',
});

interface ArticleExtrasProps {
  article: Pick<Article, 'id' | 'userId' | 'likeCounts' | 'commentCounts'>;
}

/** Optional parts of an article's page, deferred until the browser is idle. */
export function ArticleExtras({ article }: ArticleExtrasProps) {
  return (
    <Late>
      <ReadingProgress articleId={article.id} />
      <ArticleRail article={article} place="rail" />
    </Late>
  );
}
