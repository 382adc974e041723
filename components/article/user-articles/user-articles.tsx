'use client';

import { useMemo } from 'react';
import { ArticleList } from '@/components/article/article-list/article-list';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { useUserArticles } from '@/hooks/article/use-user-articles';
import { unpackCard, type PackedCard } from '@/lib/domain/article/utils';

interface UserArticlesProps {
  userId: string;
  /** The first page as a visitor sees it. */
  initial: { cards: readonly PackedCard[]; total: number; renderedAt: number };
}

/** The articles of a user, newest first. */
export function UserArticles({ userId, initial }: UserArticlesProps) {
  const first = useMemo(() => ({ list: initial.cards.map(unpackCard), total: initial.total, pageNo: 1 }), [initial]);
  const list = useUserArticles(userId, first, initial.renderedAt);
  if (list.cards.length === 0) return <EmptyState>暂无数据</EmptyState>;
  return <ArticleList {...list} label="文章" renderedAt={initial.renderedAt} />;
}
