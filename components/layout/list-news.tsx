'use client';

import type { useListNews } from '@/hooks/lists/use-list-news';
import { useSamePageLink } from './use-same-page-link';
import { NewsPill } from './news-pill';

/** At once: a smooth scroll would end below the rows that are added while it runs, as scroll anchoring moves its target. */
const scrollToTop = () => window.scrollTo({ top: 0, behavior: 'instant' });

interface ListNewsProps {
  news: ReturnType<typeof useListNews>;
  /** What the rows are called, with their measure word, such as 篇新文章. */
  noun: string;
}

/** Offers the rows that have appeared since the list was read. A link to the shown page refreshes it. */
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
