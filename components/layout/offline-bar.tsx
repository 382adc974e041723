'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { guardOfflineLinks } from '@/lib/browser/offline';
import styles from './offline-bar.module.css';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Shown while offline; links then do not leave the page. */
export function OfflineBar() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useEffect(guardOfflineLinks, []);
  return (
    <div role="status" data-print="hidden">
      {!online && <p className={styles.bar}>网络已断开，恢复后可继续浏览</p>}
    </div>
  );
}
