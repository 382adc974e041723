'use client';

import { memo, type ReactNode } from 'react';
import { FarGroup } from '@/components/layout/far-row';
import { useRowGroups } from './use-row-groups';
import type { WatchFar } from '@/hooks/ui/use-far-height';
import type { Identified } from '@/lib/query/pages';

interface FarListProps<T> {
  rows: readonly T[];
  /** From `useWatchFar`. */
  watch: WatchFar | undefined;
  /** Renders a `FarRow` with its key; memoise it, because a change re-renders all rows. */
  renderRow: (row: T, index: number) => ReactNode;
}

/** Rows in groups, so that those off screen cost next to nothing. */
export function FarList<T extends Identified>({ rows, watch, renderRow }: FarListProps<T>) {
  return useRowGroups(rows).map(({ key, ...group }) => (
    <RowGroup key={key} {...group} watch={watch} renderRow={renderRow} />
  ));
}

interface RowGroupProps<T> extends FarListProps<T> {
  /** Rows of the list above it. */
  start: number;
}

/** Memoised: a long list has hundreds of groups. */
const RowGroup = memo(
  function RowGroup<T>({ rows, start, watch, renderRow }: RowGroupProps<T>) {
    return <FarGroup watch={watch}>{rows.map((row, index) => renderRow(row, start + index))}</FarGroup>;
  },
  (one, other) =>
    one.start === other.start &&
    one.watch === other.watch &&
    one.renderRow === other.renderRow &&
    one.rows.length === other.rows.length &&
    one.rows.every((row, index) => row === other.rows[index]),
) as <T>(props: RowGroupProps<T>) => ReactNode;
