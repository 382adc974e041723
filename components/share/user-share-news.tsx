'use client';

import { ListNews } from '@/components/layout/list-news';
import { useListNews, type ShownList } from '@/hooks/lists/use-list-news';
import { shareQueries, type UserShareList } from '@/lib/domain/share/queries';
import type { Share } from '@/lib/domain/share/schema';

interface UserShareNewsProps {
  shown: ShownList<Share>;
  userId: string;
  list: UserShareList;
}

/** A member's likes of a user's shares, and the shares that have come since the page was rendered. */
export function UserShareNews({ shown, userId, list }: UserShareNewsProps) {
  const news = useListNews({
    ...shown,
    queryKey: shareQueries.ofUser(userId, list).queryKey,
    head: shareQueries.latestOfUser(userId, list),
    isNewestFirst: true,
    once: true,
  });
  return <ListNews news={news} noun="条新友圈" />;
}
