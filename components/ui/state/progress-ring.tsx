import type { CSSProperties, ReactNode } from 'react';
import styles from './progress-ring.module.css';

interface ProgressRingProps {
  part: number;
  /** Tells screen readers the share; without it the words beside the ring do. */
  label?: string | undefined;
  children?: ReactNode;
}

const partStyle = (part: number): CSSProperties & Record<'--part', string> => ({
  '--part': `${Math.round(part * 100)}%`,
});

export const ProgressRing = ({ part, label, children }: ProgressRingProps) => (
  <span
    className={styles.ring}
    style={partStyle(part)}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    {children}
  </span>
);
