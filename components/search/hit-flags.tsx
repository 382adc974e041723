'use client';

import { useArticleHitFlags } from '@/hooks/search/use-article-hit-flags';
import { useUserHitFlags } from '@/hooks/search/use-user-hit-flags';

/** Loads which of the found articles a member likes; renders nothing. */
export function ArticleHitFlags({ articleIds }: { articleIds: readonly string[] }) {
  useArticleHitFlags(articleIds);
  return null;
}

interface UserHitFlagsProps {
  userIds: readonly string[];
  search: { value: string; pageNo: number };
}

/** Loads which of the found users a member follows; renders nothing. */
export function UserHitFlags({ userIds, search }: UserHitFlagsProps) {
  useUserHitFlags(userIds, search);
  return null;
}
