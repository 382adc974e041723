'use client';

import dynamic from 'next/dynamic';
import { useMemo } from 'react';
import { ArticleList } from '@/components/article/article-list/article-list';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { useUserArticles } from '@/hooks/article/use-user-articles';
import type { ArticleCard } from '@/lib/domain/article/schema';
import { unpackCard, type PackedCard } from '@/lib/domain/article/utils';

interface UserArticlesProps {
  userId: string;
  /** The first page as a visitor sees it. */
  initial: { cards: readonly PackedCard[]; total: number; renderedAt: number };
  /** Has the public pages of an article rendered anew after its author changed it. */
  onChanged: (articleId: string) => void;
}

/** Loaded for the author alone. */
const OwnArticleTools = dynamic(async () => (await import('../own-article-tools/own-article-tools')).OwnArticleTools, {
  ssr: false,
});

/** The articles of a user, newest first; their author finds everything that can be done with them. */
export function UserArticles({ userId, initial, onChanged }: UserArticlesProps) {
  const first = useMemo(() => ({ list: initial.cards.map(unpackCard), total: initial.total, pageNo: 1 }), [initial]);
  const { isOwner, ...list } = useUserArticles(userId, first, initial.renderedAt);
  if (list.cards.length === 0) return <EmptyState>暂无数据</EmptyState>;
  const toolsOf = (card: ArticleCard) => <OwnArticleTools card={card} onChanged={onChanged} />;
  return <ArticleList {...list} label="文章" renderedAt={initial.renderedAt} toolsOf={isOwner ? toolsOf : undefined} />;
}
