import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface BadgeProps {
  tone: 'accent' | 'warning' | 'danger';
  children: ReactNode;
}

export const Badge = ({ tone, children }: BadgeProps) => (
  <em className={styles.badge} data-tone={tone}>
    {children}
  </em>
);
