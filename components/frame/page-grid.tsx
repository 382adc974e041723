import type { ReactNode } from 'react';
import styles from './page-grid.module.css';

interface PageGridProps {
  sidebar?: ReactNode;
  children: ReactNode;
  aside?: ReactNode;
  asideLabel?: string;
}

export function PageGrid({ sidebar, children, aside, asideLabel = '社区' }: PageGridProps) {
  const columns = `${sidebar ? ` ${styles.withSidebar}` : ''}${aside ? ` ${styles.withAside}` : ''}`;
  return (
    <div className={`${styles.grid}${columns}`}>
      {sidebar}
      <div className={styles.main}>{children}</div>
      {aside && (
        <aside className={styles.aside} aria-label={asideLabel}>
          {aside}
        </aside>
      )}
    </div>
  );
}
