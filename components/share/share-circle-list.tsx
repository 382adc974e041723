'use client';

import { WhenIdle } from '@/components/layout/when-idle';
import { ShareList } from '@/components/share/share-list';
import { EmptyState } from '@/components/ui/empty-state';
import { ListPager, ListStart } from '@/components/ui/list-pager';
import { lazyComponent } from '@/components/ui/lazy-component';
import { useShareCircleList, type ShareCircleSource } from './use-share-circle-list';
import { routes } from '@/lib/config/routes';
import { SHARE_FIRST_PAGE_SIZE } from '@/lib/domain/share/constants';

/** Polls for new shares and counts. */
const ShareCircleNews = lazyComponent(async () => (await import('./share-circle-news')).ShareCircleNews, {
  onFail: 'hide',
});

/** Shares of a block or all: the server-rendered page, then infinite scrolling. */
export function ShareCircleList({ label, ...source }: ShareCircleSource & { label: string }) {
  const { block, page, initial } = source;
  const { visit, data, rows, total, readAt, isEmpty, paging } = useShareCircleList(source);
  return (
    <>
      <ListStart page={page} firstHref={routes.shareCircle({ block })} />
      {data && (
        <WhenIdle>
          <ShareCircleNews visit={visit} data={data} readAt={readAt} forVisitor />
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
      <ListPager
        page={page}
        last={Math.ceil(initial.total / SHARE_FIRST_PAGE_SIZE)}
        hrefOf={(number) => routes.shareCircle({ block, page: number })}
      />
    </>
  );
}
