'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useLayoutEffect } from 'react';
import { navigationShown, useNavigationProgress } from '@/lib/browser/navigation-progress';
import styles from './progress-bar.module.css';

/** Reports each shown address. Separate, because useSearchParams opts out of prerendering. */
function NavigationEnd() {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  useLayoutEffect(navigationShown, [pathname, search]);
  return null;
}

export function ProgressBar() {
  const { phase } = useNavigationProgress();
  return (
    <>
      <Suspense fallback={null}>
        <NavigationEnd />
      </Suspense>
      {phase !== 'hidden' && (
        // It belongs to no landmark, as pages without a header have it: a live region needs none.
        <div className={styles.bar} data-phase={phase} role="progressbar" aria-label="页面加载进度" aria-live="polite">
          <span />
        </div>
      )}
    </>
  );
}
