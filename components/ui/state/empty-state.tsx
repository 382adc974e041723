import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawing';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  of?: DrawingName;
  small?: boolean;
  children: ReactNode;
  action?: ReactNode;
}

export const EmptyState = ({ of = 'article', small = false, children, action }: EmptyStateProps) => (
  <div className={small ? `${styles.state} ${styles.small}` : styles.state}>
    <Drawing of={of} small={small} />
    <p>{children}</p>
    {action}
  </div>
);
