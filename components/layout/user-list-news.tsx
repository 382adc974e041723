'use client';

import { ListNews } from '@/components/layout/list-news';
import { useListNews } from '@/hooks/lists/use-list-news';
import type { UserListShown } from '@/hooks/lists/use-user-list';

interface UserListNewsProps {
  news: UserListShown;
  noun: string;
  isNewestFirst?: boolean;
}

export function UserListNews({ news: shown, noun, isNewestFirst = true }: UserListNewsProps) {
  const news = useListNews({ ...shown, isNewestFirst, once: true });
  return <ListNews news={news} noun={noun} />;
}
