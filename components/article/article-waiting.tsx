import { PrintBar } from '@/components/ui/print-bar';
import { Skeleton } from '@/components/ui/state/skeleton';
import print from './article-print.module.css';
import styles from './article-view.module.css';

const Lines = () => (
  <div className={styles.waiting} role="status" aria-label="正在加载文章">
    <Skeleton height={44} />
    <Skeleton width={240} height={40} />
    <Skeleton height={180} />
    <Skeleton height={180} />
  </div>
);

export const ArticleWaiting = () => (
  <div className={styles.page}>
    <div className={styles.main}>
      <section className={styles.article}>
        <Lines />
      </section>
    </div>
  </div>
);

export const ArticlePrintWaiting = () => (
  <>
    <PrintBar>
      <Skeleton width={96} height="var(--control-height)" />
      <Skeleton width={96} height="var(--control-height)" />
    </PrintBar>
    <div className={print.sheet} data-theme="light">
      <Lines />
    </div>
  </>
);
