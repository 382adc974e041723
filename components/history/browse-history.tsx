'use client';

import { EmptyState } from '@/components/ui/empty-state';
import { InfiniteList } from '@/components/ui/infinite-list';
import { Skeleton, SkeletonRows } from '@/components/ui/skeleton';
import { useHistory } from '@/hooks/history/use-history';
import { dayLabel } from '@/lib/utils/time';
import styles from './browse-history.module.css';
import { HistoryRow } from './history-row';

/** The member's reading history, grouped by day, newest first. */
export function BrowseHistory() {
  const { days, readAt, isEmpty, paging } = useHistory();
  if (isEmpty) return <EmptyState of="history">还没有浏览记录，读过的文章会出现在这里</EmptyState>;
  return (
    <InfiniteList {...paging} label="浏览历史" role="group" skeleton={<HistorySkeletons />}>
      {days.map(({ date, entries }) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`} className={styles.day}>
            <time dateTime={date}>{dayLabel(date, readAt)}</time>
          </h2>
          {entries.map((entry) => (
            <HistoryRow key={entry.id} entry={entry} />
          ))}
        </section>
      ))}
    </InfiniteList>
  );
}

/** Placeholder of a history that is loading. */
export function HistorySkeletons() {
  return (
    <SkeletonRows label="正在加载浏览历史" count={6}>
      <div className={styles.row} aria-hidden>
        <div className={styles.waiting}>
          <Skeleton width="55%" height={18} />
          <Skeleton height={14} />
          <Skeleton width={220} height={14} />
        </div>
      </div>
    </SkeletonRows>
  );
}
