'use client';

import { StatusBadge } from '@/components/article/status-badge';
import { Icon } from '@/components/ui/icon';
import { IconCount } from '@/components/ui/icon-count';
import { ToggleButton } from '@/components/ui/toggle-button';
import { useLikeArticle } from '@/hooks/article/use-article-toggles';
import { useFoundArticle } from './use-found-article';
import type { ArticleHit } from '@/lib/domain/search/schema';

export function HitCounts({ hit }: { hit: ArticleHit }) {
  const found = useFoundArticle(hit);
  const like = useLikeArticle(found);
  return (
    <>
      <IconCount icon="view" label="阅读" count={hit.viewCounts} />
      <ToggleButton
        {...like}
        warm
        icon={<Icon of={like.active ? 'like-filled' : 'like'} size={16} />}
        label="点赞"
        count={found.likeCounts}
        compact
      />
      <IconCount icon="comment" label="评论" count={hit.commentCounts} />
      <StatusBadge status={found.status} />
    </>
  );
}
