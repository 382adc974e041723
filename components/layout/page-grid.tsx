import type { ReactNode } from 'react';
import styles from './page-grid.module.css';

interface PageGridProps {
  sidebar?: ReactNode;
  children: ReactNode;
  aside: ReactNode;
  /** Names the right column for screen readers. */
  asideLabel?: string;
}

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
