'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useLayoutEffect, useSyncExternalStore } from 'react';
import { navigationProgress, navigationShown } from '@/lib/browser/navigation-progress';
import type { ProgressState } from '@/lib/browser/progress';
import styles from './progress-bar.module.css';

const ON_SERVER: ProgressState = { phase: 'hidden', percent: 0 };

/** Reports each shown address. Apart, because what reads the query is not rendered ahead. */
function NavigationEnd() {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  useLayoutEffect(navigationShown, [pathname, search]);
  return null;
}

/** A line along the top of the screen while a page is on its way. */
export function ProgressBar() {
  const { phase, percent } = useSyncExternalStore(
    navigationProgress.subscribe,
    navigationProgress.getState,
    () => ON_SERVER,
  );
  return (
    <>
      <Suspense fallback={null}>
        <NavigationEnd />
      </Suspense>
      {phase !== 'hidden' && (
        <div className={styles.bar} data-phase={phase} role="progressbar" aria-label="页面加载进度">
          <span style={{ transform: `scaleX(${percent / 100})` }} />
        </div>
      )}
    </>
  );
}
