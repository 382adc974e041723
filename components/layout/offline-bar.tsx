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

export function OfflineBar() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useEffect(guardOfflineLinks, []);
  return (
    <div role="status" data-print="hidden">
      {!online && (
        <p className={styles.bar}>
          <Unplugged />
          <span>网络已断开，恢复后可继续浏览</span>
        </p>
      )}
    </div>
  );
}

/** Inline, because the sheet of drawings cannot be fetched any more. */
const Unplugged = () => (
  <svg className={styles.drawing} viewBox="0 0 48 24" aria-hidden>
    <path d="M2 12h8M10 6h5a5 5 0 0 1 5 5v2a5 5 0 0 1-5 5h-5ZM20 9h5M20 15h5M31 6v12M31 12c6 0 5 6 10 5" />
    <circle cx="43" cy="16" r="3" />
  </svg>
);
