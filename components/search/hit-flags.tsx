'use client';

import { useArticleHitFlags } from '@/hooks/search/use-article-hit-flags';
import { useUserHitFlags } from '@/hooks/search/use-user-hit-flags';

/** Brings a member their likes of the found articles; shows nothing. */
export function ArticleHitFlags({ articleIds }: { articleIds: readonly string[] }) {
  useArticleHitFlags(articleIds);
  return null;
}

interface UserHitFlagsProps {
  userIds: readonly string[];
  search: { value: string; pageNo: number };
}

/** Brings a member their follows of the found users; shows nothing. */
export function UserHitFlags({ userIds, search }: UserHitFlagsProps) {
  useUserHitFlags(userIds, search);
  return null;
}
