'use client';

import { Icon } from '@/components/ui/icon';
import { useFeedNews } from '@/hooks/article/use-feed-news';
import { useSamePageLink } from '@/hooks/ui/use-same-page-link';
import styles from './feed-news.module.css';

/** At once: a smooth scroll would end below the rows that are added while it runs, as scroll anchoring moves its target. */
const scrollToTop = () => window.scrollTo({ top: 0, behavior: 'instant' });

/** Offers the articles that have appeared since the feed was read. A link to the shown feed refreshes it. */
export function FeedNews(props: Parameters<typeof useFeedNews>[0]) {
  const { unseen, prependNew, refresh } = useFeedNews(props);
  useSamePageLink(() => {
    scrollToTop();
    void refresh();
  });
  const handleClick = async () => {
    await prependNew();
    scrollToTop();
  };
  return (
    <div className={styles.place} role="status">
      {unseen > 0 && (
        <button className={styles.pill} type="button" onClick={handleClick}>
          <Icon of="up" size={16} />有 {unseen} 篇新文章
        </button>
      )}
    </div>
  );
}
