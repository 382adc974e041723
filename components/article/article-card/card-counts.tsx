import type { ArticleCard } from '@/lib/domain/article/schema';
import { formatCount } from '@/lib/utils/format-count';

const COUNTS = [
  { field: 'viewCounts', label: '浏览' },
  { field: 'likeCounts', label: '点赞' },
  { field: 'commentCounts', label: '评论' },
] as const;

/** Views, likes and comments. The style sheet draws their icons over the labels: thirty stand on every page. */
export function CardCounts({ card }: { card: ArticleCard }) {
  return COUNTS.map(({ field, label }) => (
    <span key={field} data-liked={(field === 'likeCounts' && card.isLiker) || undefined}>
      <i>{label}</i>
      {formatCount(card[field])}
    </span>
  ));
}
