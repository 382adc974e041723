import { ArticleRowSkeletons } from '@/components/article/article-row-skeleton';
import styles from './history-list.module.css';

export const HistorySkeletons = () => <ArticleRowSkeletons label="正在加载浏览历史" count={6} />;

/** The history before it is known whose it is, with the room of its filter. */
export const HistoryWaiting = () => (
  <>
    <div className={styles.filter} />
    <HistorySkeletons />
  </>
);
