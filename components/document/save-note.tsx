'use client';

import type { ReactNode } from 'react';
import { useSaveStatus } from '@/hooks/document/use-document-draft';
import type { SaveStatus } from '@/lib/drafts/tab-draft';
import { clockTime } from '@/lib/utils/clock-time';
import styles from './save-note.module.css';

/** Result of the last save; without the place on phones. */
function sentenceOf(status: SaveStatus): ReactNode {
  if (status.kind === 'saved') {
    return (
      <>
        已保存<span className={styles.words}>到本地</span> {clockTime(status.at)}
      </>
    );
  }
  if (status.kind === 'saving') return '正在保存…';
  if (status.kind === 'idle') return '';
  return status.full ? '浏览器存储空间不足，草稿未能保存，请下载备份' : '草稿未能保存到本地，请下载备份';
}

export function SaveNote() {
  const { status } = useSaveStatus();
  return (
    <span className={styles.note} role="status" data-failed={status.kind === 'failed' || undefined}>
      {sentenceOf(status)}
    </span>
  );
}
