import styles from './unread-badge.module.css';

interface UnreadBadgeProps {
  /** The count as it is shown. */
  shown: string;
  /** What screen readers hear behind it; '' where the count is told elsewhere. */
  words?: string;
  /** Places it within its parent. */
  className?: string | undefined;
}

/** A count of what has not been read, at the corner of what it belongs to. */
export const UnreadBadge = ({ shown, words = '', className = '' }: UnreadBadgeProps) => (
  <span className={`${styles.badge} ${className}`}>
    {shown}
    {words !== '' && <span className="visually-hidden"> {words}</span>}
  </span>
);
