'use client';

import type { ReactNode } from 'react';
import { Late } from '@/components/layout/late';
import { lazyPart } from '@/components/ui/lazy-part';
import styles from './editor-frame.module.css';

const SiteExtras = lazyPart(async () => (await import('@/components/layout/site-extras')).SiteExtras, {
  onFail: 'hide',
});

/** Layout of the write center: it fills the window, without the site's header and footer, with toasts and dialogs. */
export function EditorFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      {children}
      <Late>
        <SiteExtras entries={[]} />
      </Late>
    </div>
  );
}
