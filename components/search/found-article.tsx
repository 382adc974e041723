'use client';

import { RowLike } from '@/components/article/row-like';
import { StatusBadge } from '@/components/article/status-badge';
import { useFoundArticle } from './use-found-article';
import type { ArticleHit } from '@/lib/domain/search/schema';

export const FoundLike = ({ hit }: { hit: ArticleHit }) => <RowLike article={useFoundArticle(hit)} />;

/** Says that an article is gone, once a like has found out. */
export const FoundStatus = ({ hit }: { hit: ArticleHit }) => <StatusBadge status={useFoundArticle(hit).status} />;
