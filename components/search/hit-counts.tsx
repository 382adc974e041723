'use client';

import { Eye, MessageSquare, ThumbsUp } from 'lucide-react';
import { useFoundArticle } from '@/hooks/search/use-found-article';
import { useLikeArticle } from '@/hooks/article/use-like-article';
import type { ArticleHit } from '@/lib/domain/search/schema';
import { statusLabel } from '@/lib/domain/article/utils';
import { formatCount } from '@/lib/utils/format-count';
import styles from './search-results.module.css';

/** Views, likes and comments of a found article, which can be liked here. */
export function HitCounts({ hit }: { hit: ArticleHit }) {
  const { likeCounts, isLiker, status } = useFoundArticle(hit);
  const { toggle, pending } = useLikeArticle({ id: hit.id, userId: hit.userId, isLiker });
  const label = statusLabel(status);
  return (
    <>
      <span className={styles.count}>
        <Eye size={16} strokeWidth={1.5} aria-hidden />
        <span className="visually-hidden">阅读</span>
        {formatCount(hit.viewCounts)}
      </span>
      <button
        className={styles.like}
        type="button"
        aria-pressed={isLiker}
        aria-busy={pending || undefined}
        onClick={toggle}
      >
        <ThumbsUp size={16} strokeWidth={1.5} aria-hidden />
        <span className="visually-hidden">点赞</span>
        {formatCount(likeCounts)}
      </button>
      <span className={styles.count}>
        <MessageSquare size={16} strokeWidth={1.5} aria-hidden />
        <span className="visually-hidden">评论</span>
        {formatCount(hit.commentCounts)}
      </span>
      {label && <em className={styles.status}>{label}</em>}
    </>
  );
}
