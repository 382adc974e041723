import type { ReactNode } from 'react';
import { LazySiteExtras } from '@/components/shell/site-extras.lazy';
import styles from './document-frame.module.css';

/** Layout of an editor's page: full window, without header and footer, with toasts and dialogs. */
export function DocumentFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      {children}
      <LazySiteExtras />
    </div>
  );
}
