'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { LazyNewRows } from '@/components/layout/lazy-site-extras';
import { WhenIdle } from '@/components/layout/when-idle';
import { ShareList } from '@/components/share/share-list';
import { EmptyState } from '@/components/ui/empty-state';
import { useShareCircleList, type ShareCircleSource } from './use-share-circle-list';
import { routes } from '@/lib/config/routes';
import { SHARE_FIRST_PAGE_SIZE } from '@/lib/domain/share/page-size';
import { servePublished } from '@/lib/domain/share/published-shares';
import { shareQueries } from '@/lib/domain/share/queries';
import { onePage } from '@/lib/query/one-page';

export function ShareCircleList({ label, ...source }: ShareCircleSource & { label: string }) {
  const { block, page } = source;
  const { visit, data, rows, total, readAt, isEmpty, paging } = useShareCircleList(source);
  const query = shareQueries.shareCircle(visit);
  const router = useRouter();
  const serve = useCallback(
    (refresh: () => void) =>
      servePublished(() => {
        if (page > 1) {
          // A new share stands on the first page, whose list shows it then.
          router.push(routes.shareCircle({ block }));
          return false;
        }
        refresh();
        return true;
      }),
    [page, block, router],
  );
  return (
    <>
      {data && (
        <WhenIdle>
          <LazyNewRows
            list={{ queryKey: query.queryKey, firstPage: onePage(query), data, readAt, forVisitor: true }}
            noun="条新友圈"
            isNewestFirst={page === 1}
            polls
            serve={serve}
          />
        </WhenIdle>
      )}
      {isEmpty ? (
        <EmptyState of="comment">暂无数据</EmptyState>
      ) : (
        <ShareList
          paging={paging}
          label={label}
          shares={rows}
          total={total}
          before={(page - 1) * SHARE_FIRST_PAGE_SIZE}
          renderedAt={readAt}
        />
      )}
    </>
  );
}
