'use client';

import { Late } from '@/components/layout/late';
import { ShareList } from '@/components/share/share-list';
import { EmptyState } from '@/components/ui/empty-state';
import { FeedPager, FeedStart } from '@/components/ui/feed-pager';
import { lazyPart } from '@/components/ui/lazy-part';
import { useCircleFeed, type CircleSource } from './use-circle-feed';
import { routes } from '@/lib/config/routes';
import { SHARE_FIRST_PAGE_SIZE } from '@/lib/domain/share/constants';

/** Polls for new shares and counts. */
const CircleNews = lazyPart(async () => (await import('./circle-news')).CircleNews, { onFail: 'hide' });

/** Shares of a block or all: the server-rendered page, then infinite scrolling. */
export function CircleFeed({ label, ...source }: CircleSource & { label: string }) {
  const { block, page, initial } = source;
  const { feed, data, rows, total, readAt, isEmpty, paging } = useCircleFeed(source);
  return (
    <>
      <FeedStart page={page} firstHref={routes.shareCircle({ block })} />
      {data && (
        <Late>
          <CircleNews feed={feed} data={data} readAt={readAt} forVisitor />
        </Late>
      )}
      {isEmpty ? (
        <EmptyState>暂无数据</EmptyState>
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
      <FeedPager
        page={page}
        last={Math.ceil(initial.total / SHARE_FIRST_PAGE_SIZE)}
        hrefOf={(number) => routes.shareCircle({ block, page: number })}
      />
    </>
  );
}
