import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface BadgeProps {
  tone: 'accent' | 'warning' | 'danger';
  children: ReactNode;
}

/** A short label beside a title or a name. */
export const Badge = ({ tone, children }: BadgeProps) => (
  <em className={styles.badge} data-tone={tone}>
    {children}
  </em>
);
