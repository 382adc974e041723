'use client';

import { ListNews } from '@/components/layout/list-news';
import { useListNews } from '@/hooks/lists/use-list-news';
import type { UserListShown } from '@/hooks/lists/use-user-list';

interface UserListNewsProps {
  news: UserListShown;
  /** What the rows are called, with their measure word. */
  noun: string;
  /** False where new rows are not offered, as they do not stand at the top. */
  isNewestFirst?: boolean;
}

/** A member's likes in a list on another's page, and the rows that have come since the page was rendered. */
export function UserListNews({ news: shown, noun, isNewestFirst = true }: UserListNewsProps) {
  const news = useListNews({ ...shown, isNewestFirst, once: true });
  return <ListNews news={news} noun={noun} />;
}
