'use client';

import { useEffect, useEffectEvent } from 'react';
import { ListNews } from '@/components/layout/list-news';
import { useListNews } from '@/hooks/lists/use-list-news';
import type { ComparedList } from '@/hooks/lists/use-user-list';

interface NewRowsProps {
  list: ComparedList;
  noun: string;
  isNewestFirst?: boolean;
  polls?: boolean;
  /** Gets a way to fetch and show the newest rows; returns how that ends. */
  serve?: (refresh: () => void) => () => void;
}

export function NewRows({ list, noun, isNewestFirst = true, polls = false, serve }: NewRowsProps) {
  const news = useListNews({ ...list, isNewestFirst, once: !polls });
  const refresh = useEffectEvent(() => void news.refresh());
  useEffect(() => serve?.(() => refresh()), [serve]);
  return <ListNews news={news} noun={noun} />;
}
