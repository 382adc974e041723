'use client';

import { ListNews } from '@/components/layout/list-news';
import { useListNews } from '@/hooks/lists/use-list-news';
import type { UserListShown } from '@/hooks/lists/use-user-list';

interface UserListNewsProps {
  news: UserListShown;
  noun: string;
  /** False where new rows are not on top, so that none are offered. */
  isNewestFirst?: boolean;
}

/** A member's likes in another's list, and rows newer than the page. */
export function UserListNews({ news: shown, noun, isNewestFirst = true }: UserListNewsProps) {
  const news = useListNews({ ...shown, isNewestFirst, once: true });
  return <ListNews news={news} noun={noun} />;
}
