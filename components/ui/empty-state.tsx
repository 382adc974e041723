import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  of?: 'article' | 'search' | 'message' | 'comment' | 'history' | 'log' | 'member';
  children: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ of = 'article', children, action }: EmptyStateProps) {
  return (
    <div className={`${styles.state} ${styles[of] ?? ''}`}>
      <p>{children}</p>
      {action}
    </div>
  );
}
