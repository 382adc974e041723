'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state/empty-state';
import { FilterBar } from '@/components/ui/form/filter-bar';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useStored } from '@/hooks/ui/use-stored';
import { isUnread, readingList, unreadOf } from '@/lib/domain/reading-list/reading-list';
import controls from '@/styles/controls.module.css';
import { ReadingListRow } from './reading-list-row';
import styles from './reading-list.module.css';
import { removeTexts } from './use-read-later';

const VIEWS = [
  { view: 'unread', label: '未读' },
  { view: 'read', label: '已读' },
] as const;

const ORDERS = { newest: '最近加入', oldest: '最早加入' } as const;

export function ReadingList() {
  const entries = useStored(readingList) ?? [];
  const hydrated = useHydrated();
  const [view, setView] = useState<'unread' | 'read'>('unread');
  const [order, setOrder] = useState<keyof typeof ORDERS>('newest');
  const [word, setWord] = useState('');
  const [now] = useState(() => Date.now());
  if (!hydrated) return <div className={styles.waiting} aria-busy />;
  if (entries.length === 0)
    return <EmptyState of="start">还没有稍后读的文章，在文章页或列表的“更多操作”里可以加入</EmptyState>;
  const unread = unreadOf(entries);
  const counts = { unread, read: entries.length - unread };
  const wanted = word.trim().toLowerCase();
  const ofView = entries.filter((entry) => isUnread(entry) === (view === 'unread'));
  const found = ofView.filter(({ title, author }) => `${title} ${author}`.toLowerCase().includes(wanted));
  const shown = order === 'newest' ? found : found.toReversed();
  return (
    <>
      <FilterBar
        label="筛选稍后读"
        placeholder="按标题或作者筛选"
        onFilter={setWord}
        status={wanted === '' ? `未读 ${counts.unread} 篇，共 ${entries.length} 篇` : `找到 ${found.length} 篇`}
      />
      <div className={styles.bar}>
        <div role="group" aria-label="显示">
          {VIEWS.map(({ view: choice, label }) => (
            <button
              key={choice}
              className={controls.innerTab}
              type="button"
              aria-pressed={view === choice}
              onClick={() => setView(choice)}
            >
              {`${label} ${counts[choice]}`}
            </button>
          ))}
        </div>
        {view === 'read' && counts.read > 0 && (
          <Button variant="quiet" size="small" onClick={() => removeTexts(ofView.map(({ href }) => href))}>
            清空已读
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={`排序：${ORDERS[order]}`}
          onClick={() => setOrder(order === 'newest' ? 'oldest' : 'newest')}
        >
          {ORDERS[order]}
        </Button>
      </div>
      {shown.length === 0 ? (
        <EmptyState of={wanted === '' ? 'start' : 'search'}>{emptyText(wanted, view)}</EmptyState>
      ) : (
        <ul aria-label="稍后读">
          {shown.map((entry) => (
            <ReadingListRow key={entry.href} entry={entry} now={now} />
          ))}
        </ul>
      )}
    </>
  );
}

function emptyText(wanted: string, view: 'unread' | 'read'): string {
  if (wanted !== '') return '没有符合的文章';
  return view === 'unread' ? '都读完了' : '读完的文章会自动移到这里';
}
