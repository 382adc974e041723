import type { ReactNode } from 'react';
import styles from './print-bar.module.css';

/** The bar above a page that is to be printed; it is not. */
export const PrintBar = ({ children }: { children: ReactNode }) => (
  <header className={styles.bar} data-print="hidden">
    {children}
  </header>
);
