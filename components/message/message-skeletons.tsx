import { Skeleton, SkeletonRows } from '@/components/ui/state/skeleton';
import styles from './messages.module.css';

export const ConversationSkeletons = () => (
  <SkeletonRows className={styles.list} label="正在加载私信" count={6}>
    <div className={styles.waiting} aria-hidden>
      <Skeleton width={48} height={48} round />
      <div className={styles.lines}>
        <Skeleton width="40%" height={16} />
        <Skeleton width="80%" height={14} />
      </div>
    </div>
  </SkeletonRows>
);

export const MessageSkeletons = () => (
  <div className={styles.frame}>
    <ConversationSkeletons />
  </div>
);
