import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** One sentence. */
  children: ReactNode;
  action?: ReactNode;
}

/** An empty list: a small line drawing, one sentence, perhaps a way on. */
export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <svg className={styles.drawing} viewBox="0 0 96 72" width="96" height="72" fill="none" aria-hidden>
        <path d="M14 60h68M24 60V26l24-14 24 14v34" />
        <path d="M38 60V44h20v16M40 30h16" />
        <path d="M80 20c3 0 5-2 5-5 0 3 2 5 5 5-3 0-5 2-5 5 0-3-2-5-5-5ZM8 34c2 0 3-1 3-3 0 2 1 3 3 3-2 0-3 1-3 3 0-2-1-3-3-3Z" />
      </svg>
      <p>{children}</p>
      {action}
    </div>
  );
}
