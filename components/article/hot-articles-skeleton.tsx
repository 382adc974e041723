import { Skeleton, SkeletonRows } from '@/components/ui/skeleton';
import { LinksBlock } from './article-links';
import styles from './article-links.module.css';

/** Same size as the hot articles. */
export const HotArticlesSkeleton = () => (
  <LinksBlock title="热门文章">
    <SkeletonRows label="正在加载热门文章" count={6}>
      <div className={styles.waiting}>
        <Skeleton height={14} />
      </div>
    </SkeletonRows>
  </LinksBlock>
);
