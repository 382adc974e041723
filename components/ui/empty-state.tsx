import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** What there is none of: chooses the drawing. */
  of?: 'article' | 'search' | 'message' | 'comment' | 'history' | 'log' | 'member';
  /** One sentence. */
  children: ReactNode;
  action?: ReactNode;
}

/** An empty list: a small line drawing (of the style sheet), one sentence, optionally a link or button. */
export function EmptyState({ of = 'article', children, action }: EmptyStateProps) {
  return (
    <div className={`${styles.state} ${styles[of] ?? ''}`}>
      <p>{children}</p>
      {action}
    </div>
  );
}
