'use client';

import { Icon } from '@/components/ui/icon';
import { useFeedNews } from '@/hooks/article/use-feed-news';
import styles from './feed-news.module.css';

/** Offers the articles that have appeared since the feed was read. */
export function FeedNews(props: Parameters<typeof useFeedNews>[0]) {
  const { unseen, prependNew } = useFeedNews(props);
  const handleClick = async () => {
    await prependNew();
    window.scrollTo({ top: 0, behavior: 'smooth' });
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
