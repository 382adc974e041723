import type { ReactNode } from 'react';
import { LateExtras } from '@/components/layout/late-extras';
import styles from './editor-frame.module.css';

/** Layout of the write center: it fills the window, without the site's header and footer, with toasts and dialogs. */
export function EditorFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      {children}
      <LateExtras />
    </div>
  );
}
