'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { useStored } from '@/hooks/ui/use-stored';
import { guardOfflineLinks, keptSince } from '@/lib/browser/offline-links';
import { useOwner } from '@/lib/browser/owner';
import { routes } from '@/lib/config/routes';
import { isOffline, subscribeOffline } from '@/lib/http/connection';
import { loadOfflineReading } from '@/lib/offline/load-reading';
import { canReadOffline, offlineReading } from '@/lib/offline/setting';
import styles from './offline-bar.module.css';

const savedTime = new Intl.DateTimeFormat('zh-CN', {
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A page that is left earlier has not been read; its late parts have loaded by then. */
const READ_AFTER_MS = 3_000;

/** Keeps what is read, for who has chosen so; ends a worker that nobody wants any more. */
function useOfflineReading(path: string, isOn: boolean): void {
  const owner = useOwner((state) => state.owner);
  useEffect(() => {
    if (!canReadOffline() || keptSince(path) !== undefined) return;
    if (!isOn && !navigator.serviceWorker.controller) return;
    const timer = setTimeout(() => {
      const follow = ({ keepVisit, endUnwanted }: Awaited<ReturnType<typeof loadOfflineReading>>) =>
        isOn ? keepVisit(path, owner) : endUnwanted(owner);
      // Reading goes on without copies.
      void loadOfflineReading()
        .then(follow)
        .catch(() => {});
    }, READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [path, isOn, owner]);
}

export function OfflineBar() {
  const online = !useSyncExternalStore(subscribeOffline, isOffline, () => false);
  const path = usePathname();
  const isOn = useStored(offlineReading) ?? false;
  useOfflineReading(path, isOn);
  useEffect(guardOfflineLinks, []);
  const savedAt = keptSince(path);
  return (
    <div role="status" data-print="hidden">
      {(!online || savedAt !== undefined) && (
        <p className={styles.bar}>
          <Unplugged />
          <span>{wordsOf(online, savedAt)}</span>
          {online ? (
            <button className={styles.way} type="button" onClick={() => window.location.reload()}>
              重新加载
            </button>
          ) : (
            isOn &&
            path !== routes.offline() && (
              <a className={styles.way} href={routes.offline()} rel="nofollow">
                已保存的内容
              </a>
            )
          )}
        </p>
      )}
    </div>
  );
}

function wordsOf(online: boolean, savedAt: number | undefined): string {
  if (savedAt === undefined) return '网络已断开，恢复后可继续浏览';
  return `${online ? '这是离线副本' : '离线'} · 保存于 ${savedTime.format(savedAt)}`;
}

/** Inline, because the sheet of drawings cannot be fetched any more. */
const Unplugged = () => (
  <svg className={styles.drawing} viewBox="0 0 48 24" aria-hidden>
    <path d="M2 12h8M10 6h5a5 5 0 0 1 5 5v2a5 5 0 0 1-5 5h-5ZM20 9h5M20 15h5M31 6v12M31 12c6 0 5 6 10 5" />
    <circle cx="43" cy="16" r="3" />
  </svg>
);
