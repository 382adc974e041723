import { Skeleton } from '@/components/ui/state/skeleton';
import styles from './share-images.module.css';

/** The pictures' place while what sorts them is loading: several have buttons below. */
export const ShareImagesSkeleton = ({ count }: { count: number }) => (
  <ul className={styles.images} aria-label="图片" aria-busy>
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <Skeleton width={96} height={count > 1 ? 128 : 96} />
      </li>
    ))}
  </ul>
);
