'use client';

import type { useListNews } from '@/hooks/lists/use-list-news';
import { useSamePageLink } from './use-same-page-link';
import { NewsPill } from './news-pill';

/** Instant: scroll anchoring would move the target of a smooth scroll. */
const scrollToTop = () => window.scrollTo({ top: 0, behavior: 'instant' });

interface ListNewsProps {
  news: ReturnType<typeof useListNews>;
  noun: string;
}

export function ListNews({ news: { unseen, prependNew, refresh }, noun }: ListNewsProps) {
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
