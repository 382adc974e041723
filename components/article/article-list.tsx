import { useState, type ReactNode } from 'react';
import { ArticleCard } from '@/components/article/article-card';
import { ArticleCardSkeletons } from '@/components/article/article-card-skeleton';
import { InfiniteList, type Paging } from '@/components/ui/infinite-list';
import type { ArticleSummary } from '@/lib/domain/article/schema';

interface ArticleListProps {
  label: string;
  cards: readonly ArticleSummary[];
  total: number;
  before?: number;
  renderedAt: number;
  paging: Paging;
  toolsOf?: ((card: ArticleSummary) => ReactNode) | undefined;
}

export function ArticleList({ cards, total, before = 0, renderedAt, toolsOf, label, paging }: ArticleListProps) {
  // Cards above the one that was first are new, and unfold.
  const [firstId] = useState(cards[0]?.id);
  const newer = cards.findIndex(({ id }) => id === firstId);
  return (
    <InfiniteList {...paging} label={label} skeleton={<ArticleCardSkeletons />}>
      {cards.map((card, index) => (
        <ArticleCard
          key={card.id}
          card={card}
          position={before + index + 1}
          total={total}
          renderedAt={renderedAt}
          eager={index === 0}
          isNew={index < newer}
          tools={toolsOf?.(card)}
        />
      ))}
    </InfiniteList>
  );
}
