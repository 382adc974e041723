import { Skeleton } from '@/components/ui/state/skeleton';
import styles from './session-slot.module.css';

const AVATAR_SIZE = 32;

/** In place of a member's menus, before they are loaded. */
export const MemberWaiting = () => (
  <span className={styles.waiting} aria-busy>
    <Skeleton width={AVATAR_SIZE} height={AVATAR_SIZE} round />
  </span>
);
