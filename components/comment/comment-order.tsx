'use client';

import type { Comment } from '@/lib/domain/comment/schema';
import { hottestFirst } from '@/lib/domain/comment/thread';
import controls from '@/styles/controls.module.css';
import styles from './comments.module.css';

export interface Order {
  hottest: readonly string[] | null;
  ownerOnly: boolean;
}

interface CommentOrderProps {
  comments: readonly Comment[];
  order: Order;
  onChange: (order: Order) => void;
}

export function CommentOrder({ comments, order, onChange }: CommentOrderProps) {
  const { hottest, ownerOnly } = order;
  const choices = [
    { label: '最新', pressed: hottest === null, next: { ...order, hottest: null } },
    { label: '最热', pressed: hottest !== null, next: { ...order, hottest: hottestFirst(comments) } },
    { label: '只看作者', pressed: ownerOnly, next: { ...order, ownerOnly: !ownerOnly } },
  ];
  return (
    <div className={styles.order} role="group" aria-label="评论排序">
      {choices.map(({ label, pressed, next }) => (
        <button
          key={label}
          className={controls.innerTab}
          type="button"
          aria-pressed={pressed}
          onClick={() => onChange(next)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
