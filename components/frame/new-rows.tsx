'use client';

import { useEffect, useEffectEvent } from 'react';
import { NewsPill } from './news-pill';
import { useListNews, type ListNewsSource } from '@/hooks/lists/use-list-news';
import type { Identified } from '@/lib/query/pages';
import { useSamePageLink } from './use-same-page-link';

interface NewRowsProps {
  list: ListNewsSource<Identified>;
  noun: string;
  isNewestFirst?: boolean;
  polls?: boolean;
  /** Gets a way to fetch and show the newest rows; returns how that ends. */
  serve?: (refresh: () => void) => () => void;
}

/** Instant: scroll anchoring would move the target of a smooth scroll. */
const scrollToTop = () => window.scrollTo({ top: 0, behavior: 'instant' });

export function NewRows({ list, noun, isNewestFirst = true, polls = false, serve }: NewRowsProps) {
  const { unseen, prependNew, refresh } = useListNews({ ...list, isNewestFirst, once: !polls });
  const serveRefresh = useEffectEvent(() => void refresh());
  useEffect(() => serve?.(() => serveRefresh()), [serve]);
  useSamePageLink(() => {
    scrollToTop();
    void refresh();
  });
  const handleClick = async () => {
    await prependNew();
    scrollToTop();
  };
  return <NewsPill count={unseen} noun={noun} onClick={() => void handleClick()} />;
}
