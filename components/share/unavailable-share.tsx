'use client';

import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/ui/empty-state';
import { buttonClass } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { shareQueries } from '@/lib/domain/share/queries';
import { sentenceOf } from '@/lib/http/api-error';
import { ShareDetail } from './share-detail';
import { ShareShell } from './share-shell';
import styles from './share-detail.module.css';

/** Replaces a share's page that the server failed to load: the browser retries. Without a script a link reloads. */
export function UnavailableShare() {
  // Only the browser knows the address, as this page replaces another.
  const id = useHydrated() ? (window.location.pathname.split('/').at(-1) ?? '') : '';
  const {
    data: share,
    error,
    isFetching,
    dataUpdatedAt,
    refetch,
  } = useQuery({ ...shareQueries.of(id), enabled: id !== '' });
  if (share) return <ShareDetail share={share} renderedAt={dataUpdatedAt} count={undefined} />;
  return (
    <ShareShell>
      <div className={styles.unavailable} role="status">
        {share === null ? (
          <EmptyState>友圈不存在或已被删除</EmptyState>
        ) : (
          <>
            <EmptyState>{sentenceOf(error) ?? '友圈加载失败，请稍后重试'}</EmptyState>
            <a
              className={buttonClass()}
              href=""
              aria-busy={isFetching}
              onClick={(event) => {
                event.preventDefault();
                void refetch();
              }}
            >
              重新加载
            </a>
          </>
        )}
      </div>
    </ShareShell>
  );
}
