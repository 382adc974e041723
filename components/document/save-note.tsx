'use client';

import type { ReactNode } from 'react';
import { useSaveStatus } from '@/hooks/document/use-document-draft';
import type { SaveStatus } from '@/lib/drafts/tab-draft';
import { clockTime } from '@/lib/utils/clock-time';
import styles from './save-note.module.css';

/** Each sentence is an element of its own: translators replace text nodes, which React could then not remove. */
function sentenceOf(status: SaveStatus): ReactNode {
  if (status.kind === 'saved') {
    return (
      <span key="saved">
        已保存<span className={styles.words}>到本地</span> <span>{clockTime(status.at)}</span>
      </span>
    );
  }
  if (status.kind === 'saving') return <span key="saving">正在保存…</span>;
  if (status.kind === 'idle') return null;
  return (
    <span key="failed">
      {status.full ? '浏览器存储空间不足，草稿未能保存，请下载备份' : '草稿未能保存到本地，请下载备份'}
    </span>
  );
}

export function SaveNote() {
  const { status } = useSaveStatus();
  return (
    <span className={styles.note} role="status" data-failed={status.kind === 'failed' || undefined}>
      {sentenceOf(status)}
    </span>
  );
}
