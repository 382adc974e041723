import recipes from '@/styles/recipes.module.css';
import styles from './unread-badge.module.css';

interface UnreadBadgeProps {
  /** Count as shown. */
  shown: string;
  /** Words for screen readers; '' where announced elsewhere. */
  words?: string;
  /** Places it in its parent. */
  className?: string | undefined;
}

/** Unread count at a corner. */
export const UnreadBadge = ({ shown, words = '', className = '' }: UnreadBadgeProps) => (
  <span className={`${styles.badge} ${className}`}>
    {shown}
    {words !== '' && <span className={recipes.visuallyHidden}> {words}</span>}
  </span>
);
