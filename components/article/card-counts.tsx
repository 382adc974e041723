import { useLikeArticle } from '@/hooks/article/use-like-article';
import type { ArticleCard } from '@/lib/domain/article/schema';
import { formatCount } from '@/lib/utils/format-count';

/** Views, likes and comments. The style sheet draws their icons over the labels: thirty stand on every page. */
export function CardCounts({ card }: { card: ArticleCard }) {
  const { toggle, pending } = useLikeArticle(card);
  return (
    <>
      <span>
        <i>浏览</i>
        {formatCount(card.viewCounts)}
      </span>
      <button type="button" aria-pressed={card.isLiker} aria-busy={pending || undefined} onClick={toggle}>
        <i>点赞</i>
        {formatCount(card.likeCounts)}
      </button>
      <span>
        <i>评论</i>
        {formatCount(card.commentCounts)}
      </span>
    </>
  );
}
