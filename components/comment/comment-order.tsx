'use client';

import type { Comment } from '@/lib/domain/comment/schema';
import { hottestFirst } from '@/lib/domain/comment/utils';
import styles from './article-comments.module.css';

export interface Order {
  /** The order when 最热 was chosen; null for the newest first. */
  hottest: readonly string[] | null;
  /** 只看作者. */
  authorOnly: boolean;
}

interface CommentOrderProps {
  comments: readonly Comment[];
  order: Order;
  onChange: (order: Order) => void;
}

/** In which order the comments stand, and whose. */
export function CommentOrder({ comments, order, onChange }: CommentOrderProps) {
  const { hottest, authorOnly } = order;
  const choices = [
    { label: '最新', pressed: hottest === null, next: { ...order, hottest: null } },
    { label: '最热', pressed: hottest !== null, next: { ...order, hottest: hottestFirst(comments) } },
    { label: '只看作者', pressed: authorOnly, next: { ...order, authorOnly: !authorOnly } },
  ];
  return (
    <div className={styles.order} role="group" aria-label="评论排序">
      {choices.map(({ label, pressed, next }) => (
        <button key={label} type="button" aria-pressed={pressed} onClick={() => onChange(next)}>
          {label}
        </button>
      ))}
    </div>
  );
}
