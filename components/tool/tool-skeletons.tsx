import { Skeleton, SkeletonRows } from '@/components/ui/state/skeleton';
import styles from './tool-card.module.css';

export const ToolSkeletons = () => (
  <SkeletonRows className={styles.grid} label="正在加载工具" count={6}>
    <div className={styles.card}>
      <Skeleton width={40} height={40} />
      <div className={styles.text}>
        <Skeleton width="50%" height={22} />
        <p>
          <Skeleton width="90%" height={16} />
        </p>
      </div>
      <Skeleton width={72} height={28} />
    </div>
  </SkeletonRows>
);
