'use client';

import { useArticleActions } from '@/hooks/article/use-article-actions';
import type { Article } from '@/lib/domain/article/schema';
import { formatCount } from '@/lib/utils/format-count';
import styles from './article-actions.module.css';

interface ArticleActionsProps {
  article: Pick<Article, 'id' | 'userId' | 'likeCounts' | 'commentCounts'>;
  /** In a row below the text, or always in sight: a column beside it, on phones a bar at the bottom. */
  place: 'row' | 'rail';
}

/** Like, collect, and the way to the comments. */
export function ArticleActions({ article, place }: ArticleActionsProps) {
  const { likeCounts, commentCounts, isLiker, isCollected, like, collect } = useArticleActions(article);
  return (
    <div className={styles[place]} role="group" aria-label="文章操作" data-print="hidden">
      <button type="button" aria-pressed={isLiker} aria-busy={like.pending || undefined} onClick={like.toggle}>
        <i />
        <b>{formatCount(likeCounts)}</b> <span>{isLiker ? '已赞' : '点赞'}</span>
      </button>
      <button
        type="button"
        aria-pressed={isCollected}
        aria-busy={collect.pending || undefined}
        onClick={collect.toggle}
      >
        <i />
        <span>{isCollected ? '已收藏' : '收藏'}</span>
      </button>
      <a href="#comments">
        <i />
        <b>{formatCount(commentCounts)}</b> <span>评论</span>
      </a>
    </div>
  );
}
