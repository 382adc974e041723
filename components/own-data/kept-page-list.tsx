'use client';

import { useEffect, useState } from 'react';
import { BinButton } from '@/components/ui/list/bin-button';
import { EmptyState } from '@/components/ui/state/empty-state';
import { RelativeTime } from '@/components/ui/text/relative-time';
import { Skeleton } from '@/components/ui/state/skeleton';
import { useStored } from '@/hooks/ui/use-stored';
import { focusNeighbour } from '@/lib/browser/focus-neighbour';
import { useOwner, VISITOR } from '@/lib/browser/owner';
import { showToast } from '@/lib/browser/toast-store';
import type { KeptPage } from '@/lib/offline/kept-page';
import { dropKeptPages, listKeptPages } from '@/lib/offline/kept-pages';
import { canReadOffline, offlineReading } from '@/lib/offline/setting';
import { isolated } from '@/lib/utils/direction';
import { formatApiTime } from '@/lib/utils/time';
import styles from './kept-page-list.module.css';

/** The pages of the current person, the latest first; those of a visitor are everybody's. */
function useKeptPages() {
  const owner = useOwner((state) => state.owner);
  const isOn = useStored(offlineReading);
  const [pages, setPages] = useState<readonly KeptPage[]>();
  useEffect(() => {
    let isGone = false;
    const list = canReadOffline() ? listKeptPages().catch(() => []) : Promise.resolve([]);
    void list.then((all) => {
      const own = all.filter((page) => page.owner === owner || page.owner === VISITOR);
      if (!isGone) setPages(own.sort((a, b) => b.readAt - a.readAt));
    });
    return () => {
      isGone = true;
    };
  }, [owner, isOn]);
  const drop = async (path: string) => {
    await dropKeptPages((page) => page.path === path);
    setPages((shown) => shown?.filter((page) => page.path !== path));
  };
  return { pages, drop };
}

export function KeptPageList() {
  const { pages, drop } = useKeptPages();
  if (!pages) return <Skeleton height={120} />;
  if (pages.length === 0) return <EmptyState small>打开离线阅读后，读过的文章和教程章节会保存在这里</EmptyState>;
  return (
    <ul className={styles.list} aria-label="本机保存的内容">
      {pages.map((page) => (
        <li key={page.path} className={styles.row}>
          {/* Its own document, which the worker has; the router would ask the network. */}
          <a className={styles.title} href={page.path} dir="auto">
            {page.title}
          </a>
          <small>
            <span>保存于 </span>
            <RelativeTime value={formatApiTime(page.savedAt)} renderedAt={page.savedAt} />
          </small>
          <BinButton
            label={`删除离线副本：${isolated(page.title)}`}
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget, 'li');
              drop(page.path).catch(() => showToast('没有删除，请稍后重试', 'failed'));
            }}
          />
        </li>
      ))}
    </ul>
  );
}
