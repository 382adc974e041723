'use client';

import { useArticleHitFlags } from './use-article-hit-flags';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { useFollowFlags } from '@/hooks/user/use-follow-flags';
import { searchQueries } from '@/lib/domain/search/queries';
import type { UserHit } from '@/lib/domain/search/schema';

export function ArticleHitFlags({ articleIds }: { articleIds: readonly string[] }) {
  useArticleHitFlags(articleIds);
  return null;
}

interface UserHitFlagsProps {
  userIds: readonly string[];
  search: { value: string; pageNo: number };
}

const listOf = ({ list }: { list: UserHit[] }) => list;

export function UserHitFlags({ userIds, search }: UserHitFlagsProps) {
  useFollowFlags(userIds, { ...searchQueries.users(search), enabled: useSignedIn(), select: listOf });
  return null;
}
