import type { ReactNode } from 'react';
import { LateExtras } from '@/components/layout/late-extras';
import styles from './document-frame.module.css';

/** Layout of a page that edits a document: it fills the window, without the site's header and footer, with toasts and dialogs. */
export function DocumentFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      {children}
      <LateExtras />
    </div>
  );
}
