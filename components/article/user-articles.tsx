'use client';

import type { CardTexts } from '@/components/article/card-texts';
import { ArticleCardSkeletons } from '@/components/article/article-card-skeleton';
import { ArticleList } from '@/components/article/article-list';
import { EmptyState } from '@/components/ui/empty-state';
import { lazyPart } from '@/components/ui/lazy-part';
import type { RenderedPage } from '@/hooks/lists/use-paged-list';
import { useUserArticles } from '@/hooks/article/use-user-articles';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import styles from './user-articles.module.css';

interface UserArticlesProps {
  userId: string;
  /** The first page as a visitor sees it. */
  initial: RenderedPage<ArticleSummary>;
  /** The texts of its cards as the server rendered them. */
  texts?: CardTexts;
  /** Revalidates the public pages of an article after its author changed it. */
  onChanged: (articleId: string) => void;
}

/** Loaded for the author alone. */
const OwnArticleTools = lazyPart(async () => (await import('./own-article-tools')).OwnArticleTools, {
  onFail: 'toast',
  fallback: <section className={styles.tools} />,
});

/** The articles of a user, newest first; their author finds everything that can be done with them. */
export function UserArticles({ userId, initial, texts, onChanged }: UserArticlesProps) {
  const { isOwner, awaitsOwn, rows, total, isEmpty, paging } = useUserArticles(userId, initial);
  // Its rows and their tools would push the others down.
  if (awaitsOwn) return <ArticleCardSkeletons />;
  if (isEmpty) return <EmptyState>暂无数据</EmptyState>;
  const toolsOf = (card: ArticleSummary) => <OwnArticleTools card={card} onChanged={onChanged} />;
  return (
    <ArticleList
      paging={paging}
      cards={rows}
      total={total}
      label="文章"
      texts={texts}
      renderedAt={initial.renderedAt}
      toolsOf={isOwner ? toolsOf : undefined}
    />
  );
}
