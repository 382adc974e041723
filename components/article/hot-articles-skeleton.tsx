import { Skeleton } from '@/components/ui/skeleton';
import { LinksBlock } from './article-links';
import styles from './article-links.module.css';

const ROWS = 6;

/** Placeholder of the hot articles, of the same size. */
export const HotArticlesSkeleton = () => (
  <LinksBlock title="热门文章">
    <div role="status" aria-label="正在加载热门文章">
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles.waiting}>
          <Skeleton height={14} />
        </div>
      ))}
    </div>
  </LinksBlock>
);
