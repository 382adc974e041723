'use client';

import { useState } from 'react';
import { BinButton } from '@/components/ui/list/bin-button';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/layer/confirm-dialog';
import { EmptyState } from '@/components/ui/state/empty-state';
import { Skeleton, SkeletonRows } from '@/components/ui/state/skeleton';
import { focusNeighbour } from '@/lib/browser/focus-neighbour';
import type { KeptEntry } from '@/lib/drafts/kept-entries';
import { isolated } from '@/lib/utils/direction';
import { formatBytes } from '@/lib/utils/format-bytes';
import { useBrowserData } from './use-browser-data';
import styles from './own-data.module.css';

const unitOf = ({ of }: KeptEntry) => (of === 'unsent' ? '份' : of === 'file' ? '张' : '条');
const sizeText = (entry: KeptEntry) =>
  [entry.count !== undefined && `${entry.count} ${unitOf(entry)}`, formatBytes(entry.bytes)]
    .filter(Boolean)
    .join(' · ');

function questionOf(entries: readonly KeptEntry[], isAll: boolean): string {
  const unsent = entries.filter(({ of }) => of !== 'record');
  const what = isAll ? `这个浏览器里你的全部内容（${entries.length} 类）` : `“${entries[0]?.name}”`;
  const loss = unsent.length > 0 ? '其中没有发出的内容会丢失。' : '';
  return `清除${what}吗？${loss}清除后无法恢复；已经发布的内容和账号不受影响。`;
}

export function KeptList() {
  const { data, clear, persist } = useBrowserData();
  const [asked, setAsked] = useState<{ entries: readonly KeptEntry[]; isAll: boolean; row?: Element | null }>();
  if (!data) {
    return (
      <SkeletonRows label="正在查看这个浏览器保存了什么" count={4} className={styles.rows}>
        <Skeleton height={44} />
      </SkeletonRows>
    );
  }
  const { entries, usage } = data;
  return (
    <>
      {entries.length === 0 ? (
        <EmptyState of="start" small>
          这个浏览器还没有保存你的内容
        </EmptyState>
      ) : (
        <ul className={styles.rows} aria-label="保存的内容">
          {entries.map((entry) => (
            <li key={entry.name} className={styles.row}>
              <span>{entry.name}</span>
              <span className={styles.size}>{sizeText(entry)}</span>
              <BinButton
                label={`清除${isolated(entry.name)}`}
                onClick={({ currentTarget }) => setAsked({ entries: [entry], isAll: false, row: currentTarget })}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        {usage && (
          <p className={styles.note}>
            {`本站在这个浏览器里共占 ${formatBytes(usage.used)}，浏览器给了 ${formatBytes(usage.quota)}。`}
            {usage.persisted ? '浏览器已答应长期保存。' : '空间紧张时，浏览器可能自行清除。'}
          </p>
        )}
        <div className={styles.actions}>
          {usage && !usage.persisted && entries.length > 0 && (
            <Button size="small" onClick={() => void persist()}>
              请浏览器长期保存
            </Button>
          )}
          {entries.length > 1 && (
            <Button size="small" onClick={() => setAsked({ entries, isAll: true })}>
              全部清除
            </Button>
          )}
        </div>
      </div>
      {asked && (
        <ConfirmDialog
          title="清除保存的内容"
          question={questionOf(asked.entries, asked.isAll)}
          confirmLabel="清除"
          onConfirm={() => {
            if (asked.row) focusNeighbour(asked.row, 'li');
            setAsked(undefined);
            void clear(asked.entries.map(({ name }) => name));
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
