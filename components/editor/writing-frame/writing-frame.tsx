'use client';

import { lazy, Suspense, type ReactNode } from 'react';
import { SessionSync } from '@/components/layout/session-sync';
import { useHydrated } from '@/hooks/ui/use-hydrated';
import styles from './writing-frame.module.css';

const SiteExtras = lazy(() =>
  import('@/components/layout/site-frame/site-extras').then((module) => ({ default: module.SiteExtras })),
);

/** The write center fills the window; of the shell it has only what shows when something happens. */
export function WritingFrame({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <div className={styles.frame}>
      {children}
      <SessionSync />
      {hydrated && (
        <Suspense>
          <SiteExtras entries={[]} />
        </Suspense>
      )}
    </div>
  );
}
