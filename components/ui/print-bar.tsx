import type { ReactNode } from 'react';
import styles from './print-bar.module.css';

/** Bar above a printable page, not printed. */
export const PrintBar = ({ children }: { children: ReactNode }) => (
  <header className={styles.bar} data-print="hidden">
    {children}
  </header>
);
