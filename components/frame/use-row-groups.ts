import { useState } from 'react';
import type { Identified } from '@/lib/query/pages';

const GROUP_SIZE = 20;

/** Groups of rows for `OffscreenGroup`. Prepended rows form a new group, so that others keep theirs. */
export function useRowGroups<T extends Identified>(rows: readonly T[]) {
  const [firstId] = useState(rows[0]?.id);
  const newer = Math.max(
    0,
    rows.findIndex(({ id }) => id === firstId),
  );
  const starts = newer > 0 ? [0] : [];
  for (let start = newer; start < rows.length; start += GROUP_SIZE) starts.push(start);
  return starts.map((start, group) => ({
    key: start < newer ? 'newer' : start - newer,
    start,
    rows: rows.slice(start, starts[group + 1]),
  }));
}
