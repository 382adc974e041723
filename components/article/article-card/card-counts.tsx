import { Eye, MessageSquare, ThumbsUp } from 'lucide-react';
import type { ArticleCard } from '@/lib/domain/article/schema';
import { formatCount } from '@/lib/utils/format-count';
import styles from './article-card.module.css';

const COUNTS = [
  { id: 'i-view', field: 'viewCounts', label: '浏览', Icon: Eye },
  { id: 'i-like', field: 'likeCounts', label: '点赞', Icon: ThumbsUp },
  { id: 'i-comment', field: 'commentCounts', label: '评论', Icon: MessageSquare },
] as const;

/** The icons of all cards of a page, drawn once: the cards refer to them. */
export function CardIcons() {
  return (
    <svg className="visually-hidden" aria-hidden>
      {COUNTS.map(({ id, Icon }) => (
        <Icon key={id} id={id} size={16} strokeWidth={1.5} />
      ))}
    </svg>
  );
}

export function CardCounts({ card }: { card: ArticleCard }) {
  return COUNTS.map(({ id, field, label }) => (
    <span key={id} className={card.isLiker && field === 'likeCounts' ? styles.liked : undefined}>
      <svg aria-hidden>
        <use href={`#${id}`} />
      </svg>
      <i>{`${label} `}</i>
      {formatCount(card[field])}
    </span>
  ));
}
