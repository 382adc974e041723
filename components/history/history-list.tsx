'use client';

import { EmptyState } from '@/components/ui/empty-state';
import { InfiniteList } from '@/components/ui/infinite-list';
import { useHistory } from './use-history';
import { dayHeading } from '@/lib/utils/time';
import styles from './history-list.module.css';
import { HistoryRow } from './history-row';
import { HistorySkeletons } from './history-skeletons';

export function HistoryList() {
  const { days, readAt, isEmpty, paging } = useHistory();
  if (isEmpty) return <EmptyState of="history">还没有浏览记录，读过的文章会出现在这里</EmptyState>;
  return (
    <InfiniteList {...paging} label="浏览历史" role="group" skeleton={<HistorySkeletons />}>
      {days.map(({ date, entries }) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`} className={styles.day}>
            <time dateTime={date}>{dayHeading(date, readAt)}</time>
          </h2>
          {entries.map((entry) => (
            <HistoryRow key={entry.id} entry={entry} readAt={readAt} />
          ))}
        </section>
      ))}
    </InfiniteList>
  );
}
