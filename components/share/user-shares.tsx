'use client';

import { ShareCardSkeletons } from '@/components/share/share-card-skeleton';
import { SHARE_ROWS, ShareList } from '@/components/share/share-list';
import { LazyNewRows } from '@/components/frame/new-rows.lazy';
import { EmptyState } from '@/components/ui/state/empty-state';
import type { RenderedPage } from '@/hooks/lists/use-list';
import { useUserList } from '@/hooks/lists/use-user-list';
import { useShownRows } from '@/lib/browser/hidden-rows';
import { shareQueries, type UserShareList } from '@/lib/domain/share/queries';
import type { Share } from '@/lib/domain/share/schema';
import styles from './user-shares.module.css';

interface UserSharesProps {
  userId: string;
  list: UserShareList;
  initial: RenderedPage<Share> | undefined;
}

const LABELS = { own: '友圈', liked: '点赞的友圈' } as const;

export function UserShares({ userId, list, initial }: UserSharesProps) {
  const { rows, total, readAt, isEmpty, awaitsOwn, news, paging } = useUserList(userId, {
    query: shareQueries.ofUser(userId, list),
    initial,
    ...SHARE_ROWS,
  });
  const hidden = rows.length - useShownRows('share', rows).length;
  return (
    <>
      {news && <LazyNewRows list={news} noun="条新友圈" />}
      {awaitsOwn ? (
        <>
          <p className={styles.count} />
          <ShareCardSkeletons />
        </>
      ) : isEmpty ? (
        <EmptyState of="comment">暂无数据</EmptyState>
      ) : (
        <>
          <p className={styles.count}>{rows.length > 0 && `共 ${total - hidden} 条友圈`}</p>
          <ShareList
            isOfAuthor={list === 'own'}
            paging={paging}
            shares={rows}
            total={total}
            label={LABELS[list]}
            renderedAt={readAt}
          />
        </>
      )}
    </>
  );
}
