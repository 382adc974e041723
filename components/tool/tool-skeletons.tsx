import { Skeleton } from '@/components/ui/skeleton';
import styles from './tool-card.module.css';

const CARDS = 6;

/** Placeholder of tools that are loading. */
export const ToolSkeletons = () => (
  <div className={styles.grid} role="status" aria-label="正在加载工具" aria-busy>
    {Array.from({ length: CARDS }, (_, index) => (
      <div key={index} className={styles.card}>
        <Skeleton width={44} height={44} />
        <div className={styles.text}>
          <Skeleton width="50%" height={22} />
          <p>
            <Skeleton width="90%" height={16} />
          </p>
        </div>
        <Skeleton width={72} height={28} />
      </div>
    ))}
  </div>
);
