'use client';

import { useSyncExternalStore } from 'react';
import styles from './offline-bar.module.css';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Shown while the browser is offline. */
export function OfflineBar() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" data-print="hidden">
      {!online && <p className={styles.bar}>网络已断开，恢复后可继续浏览</p>}
    </div>
  );
}
