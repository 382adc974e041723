import { Skeleton } from '@/components/ui/skeleton';
import styles from './messages.module.css';

const ROWS = 6;

/** Placeholder of conversations that are loading. */
export const ConversationSkeletons = () => (
  <div className={styles.list} role="status" aria-label="正在加载私信">
    {Array.from({ length: ROWS }, (_, index) => (
      <div key={index} className={styles.waiting} aria-hidden>
        <Skeleton width={40} height={40} round />
        <Skeleton width="60%" height={16} />
      </div>
    ))}
  </div>
);

/** Placeholder of the whole page. */
export const MessageSkeletons = () => (
  <div className={styles.frame}>
    <ConversationSkeletons />
    <div className={styles.chat} />
  </div>
);
