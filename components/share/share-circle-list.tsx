'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useState } from 'react';
import { LazyNewRows } from '@/components/frame/new-rows.lazy';
import { WhenIdle } from '@/components/frame/when-idle';
import { SHARE_ROWS, ShareList } from '@/components/share/share-list';
import { EmptyState } from '@/components/ui/state/empty-state';
import { useList, type RenderedPage } from '@/hooks/lists/use-list';
import { routes } from '@/lib/config/routes';
import type { ShareCircleAddress } from '@/lib/domain/share/blocks';
import { SHARE_FIRST_PAGE_SIZE } from '@/lib/domain/share/page-size';
import { servePublished } from '@/lib/domain/share/published-shares';
import { shareQueries } from '@/lib/domain/share/queries';
import type { Share } from '@/lib/domain/share/schema';
import { newId } from '@/lib/utils/new-id';

interface ShareCircleListProps extends ShareCircleAddress {
  initial: RenderedPage<Share>;
  label: string;
}

export function ShareCircleList({ block, page, initial, label }: ShareCircleListProps) {
  const [visit] = useState(newId);
  const { rows, total, readAt, isEmpty, news, paging } = useList({
    query: shareQueries.shareCircle({ block, firstPage: page, id: visit }),
    visit,
    initial,
    ...SHARE_ROWS,
  });
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
      {news && (
        <WhenIdle>
          <LazyNewRows list={news} noun="条新友圈" isNewestFirst={page === 1} polls serve={serve} />
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
