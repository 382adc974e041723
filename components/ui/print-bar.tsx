import type { ReactNode } from 'react';
import styles from './print-bar.module.css';

export const PrintBar = ({ children }: { children: ReactNode }) => (
  <header className={styles.bar} data-print="hidden">
    {children}
  </header>
);
