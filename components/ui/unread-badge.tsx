import recipes from '@/styles/recipes.module.css';
import styles from './unread-badge.module.css';

interface UnreadBadgeProps {
  shown: string;
  words?: string;
  className?: string | undefined;
}

export const UnreadBadge = ({ shown, words = '', className = '' }: UnreadBadgeProps) => (
  <span className={`${styles.badge} ${className}`}>
    {shown}
    {words !== '' && <span className={recipes.visuallyHidden}> {words}</span>}
  </span>
);
