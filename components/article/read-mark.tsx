'use client';

import { useRowNotes } from '@/lib/browser/row-menu';
import styles from './read-mark.module.css';

export function ReadMark({ id }: { id: string }) {
  const ratio = useRowNotes(({ positions }) => positions?.[id]);
  return ratio !== undefined && <small className={styles.mark}>{`读到 ${Math.round(ratio * 100)}%`}</small>;
}
