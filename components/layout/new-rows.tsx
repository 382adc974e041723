'use client';

import { ListNews } from '@/components/layout/list-news';
import { useListNews } from '@/hooks/lists/use-list-news';
import type { ComparedList } from '@/hooks/lists/use-user-list';

interface NewRowsProps {
  list: ComparedList;
  noun: string;
  isNewestFirst?: boolean;
  polls?: boolean;
}

/** Offers the rows that are newer than a shown list. */
export function NewRows({ list, noun, isNewestFirst = true, polls = false }: NewRowsProps) {
  const news = useListNews({ ...list, isNewestFirst, once: !polls });
  return <ListNews news={news} noun={noun} />;
}
