import { useState, type ReactNode } from 'react';
import { ArticleSummaryRow } from '@/components/article/article-summary-row';
import { ArticleRowSkeletons } from '@/components/article/article-row-skeleton';
import { InfiniteList, type Paging } from '@/components/ui/list/infinite-list';
import { MutableRow } from '@/components/ui/list/mutable-row';
import { RowMenuButton } from '@/components/ui/list/row-menu-button';
import type { ListRows } from '@/hooks/lists/use-list-snapshot';
import { titleId } from '@/lib/domain/article/labels';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { rowSubject } from '@/lib/domain/article/row-subject';
import { DayMark } from './day-mark';
import { RowLike } from './row-like';

export const ARTICLE_ROWS: ListRows = {
  elementId: titleId,
  isRow: (row) => 'tags' in row && Array.isArray(row.tags),
};

interface ArticleListProps {
  label: string;
  cards: readonly ArticleSummary[];
  /** `own` in a list of one author, which does not repeat them. */
  variant?: 'feed' | 'own';
  byDay?: boolean;
  total: number;
  before?: number;
  renderedAt: number;
  paging: Paging;
  toolsOf?: ((card: ArticleSummary) => ReactNode) | undefined;
}

const dayOf = (card: ArticleSummary | undefined) => card?.createTime.slice(0, 10);

export function ArticleList(props: ArticleListProps) {
  const { cards, variant = 'feed', byDay = false, total, before = 0, renderedAt, toolsOf, label, paging } = props;
  // Cards above the one that was first are new, and unfold.
  const [firstId] = useState(cards[0]?.id);
  const newer = cards.findIndex(({ id }) => id === firstId);
  return (
    <InfiniteList {...paging} label={label} skeleton={<ArticleRowSkeletons isDated={byDay && cards.length === 0} />}>
      {cards.map((card, index) => {
        const date = dayOf(card);
        const beginsDay = byDay && date && date !== dayOf(cards[index - 1]);
        const subject = rowSubject(card);
        const day = beginsDay && <DayMark date={date} renderedAt={renderedAt} />;
        return (
          <MutableRow key={card.id} subject={subject} isWanted={variant === 'own'} day={day}>
            <ArticleSummaryRow
              article={card}
              variant={variant}
              position={before + index + 1}
              total={total}
              renderedAt={renderedAt}
              eager={index === 0}
              isNew={index < newer}
              like={<RowLike article={card} />}
              slot={toolsOf ? toolsOf(card) : <RowMenuButton subject={subject} />}
              day={day}
            />
          </MutableRow>
        );
      })}
    </InfiniteList>
  );
}
