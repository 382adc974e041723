import { Icon } from '@/components/ui/icon';
import { ToggleButton } from '@/components/ui/toggle-button';
import { useLikeArticle } from '@/hooks/article/use-article-toggles';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { IconCount } from '@/components/ui/icon-count';

/** Views, likes and comments of an article in a list. */
export function CardCounts({ card }: { card: ArticleSummary }) {
  return (
    <>
      <IconCount icon="view" label="浏览" count={card.viewCounts} />
      <ToggleButton
        {...useLikeArticle(card)}
        icon={<Icon of="like" size={16} />}
        label="点赞"
        count={card.likeCounts}
        compact
      />
      <IconCount icon="comment" label="评论" count={card.commentCounts} />
    </>
  );
}
