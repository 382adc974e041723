import type { ReactNode } from 'react';
import styles from './page-grid.module.css';

interface PageGridProps {
  /** A navigation at the left; on phones a row above the content. */
  sidebar?: ReactNode;
  children: ReactNode;
  /** Blocks of the right column, which wide screens show. */
  aside: ReactNode;
  /** Names the right column for screen readers. */
  asideLabel?: string;
}

/** The grid of every page, with the same edges everywhere: an optional sidebar, the main column, a right column. */
export function PageGrid({ sidebar, children, aside, asideLabel = '社区' }: PageGridProps) {
  return (
    <div className={sidebar ? `${styles.grid} ${styles.withSidebar}` : styles.grid}>
      {sidebar}
      <div className={styles.main}>{children}</div>
      <aside className={styles.aside} aria-label={asideLabel}>
        {aside}
      </aside>
    </div>
  );
}
