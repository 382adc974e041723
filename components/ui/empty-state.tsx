import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** One sentence. */
  children: ReactNode;
  action?: ReactNode;
}

/** An empty list: a small line drawing (of the style sheet), one sentence, optionally a link or button. */
export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <p>{children}</p>
      {action}
    </div>
  );
}
