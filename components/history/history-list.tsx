'use client';

import { useState } from 'react';
import { EmptyState } from '@/components/ui/state/empty-state';
import { FilterBar } from '@/components/ui/form/filter-bar';
import { InfiniteList } from '@/components/ui/list/infinite-list';
import { useHistory } from './use-history';
import { dayHeading } from '@/lib/utils/day-label';
import styles from './history-list.module.css';
import { HistoryRow } from './history-row';
import { HistorySkeletons } from './history-skeletons';

export function HistoryList() {
  const [word, setWord] = useState('');
  const { days, shown, total, readAt, isEmpty, paging } = useHistory(word);
  if (isEmpty) return <EmptyState of="history">还没有浏览记录，读过的文章会出现在这里</EmptyState>;
  const isFiltered = word.trim() !== '';
  return (
    <>
      <FilterBar
        label="筛选浏览历史"
        placeholder="按标题、描述或作者筛选"
        onFilter={setWord}
        status={isFiltered ? `找到 ${shown} 条` : total > 0 ? `共 ${total} 条` : ''}
      />
      {isFiltered && shown === 0 && !paging.loading && !paging.hasMore && (
        <EmptyState of="search">没有符合的记录</EmptyState>
      )}
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
    </>
  );
}
