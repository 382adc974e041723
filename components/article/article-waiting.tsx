import { Skeleton } from '@/components/ui/skeleton';
import styles from './article-view.module.css';

export const ArticleWaiting = () => (
  <div className={styles.page}>
    <div className={styles.main}>
      <section className={styles.article} role="status" aria-label="正在加载文章">
        <div className={styles.waiting}>
          <Skeleton height={44} />
          <Skeleton width={240} height={40} />
          <Skeleton height={180} />
          <Skeleton height={180} />
        </div>
      </section>
    </div>
  </div>
);
