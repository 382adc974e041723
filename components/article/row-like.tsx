'use client';

import { Icon } from '@/components/ui/icon';
import { ToggleButton } from '@/components/ui/toggle-button';
import { useLikeArticle } from './use-article-toggles';
import type { ArticleSummary } from '@/lib/domain/article/schema';

type LikedArticle = Pick<ArticleSummary, 'id' | 'userId' | 'isLiker' | 'likeCounts'>;

export function RowLike({ article }: { article: LikedArticle }) {
  const like = useLikeArticle(article);
  return (
    <ToggleButton
      {...like}
      warm
      shortcut="l"
      icon={<Icon of={like.active ? 'like-filled' : 'like'} size={16} />}
      label="点赞"
      count={article.likeCounts}
      compact
    />
  );
}
