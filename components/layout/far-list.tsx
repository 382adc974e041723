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
  /** Gives a row, a `FarRow`, with its key; memoised: all rows are rendered anew when it changes. */
  renderRow: (row: T, index: number) => ReactNode;
}

/** The rows of a long list in groups, so that those far from the screen cost next to nothing. */
export function FarList<T extends Identified>({ rows, watch, renderRow }: FarListProps<T>) {
  return useRowGroups(rows).map(({ key, ...group }) => (
    <RowGroup key={key} {...group} watch={watch} renderRow={renderRow} />
  ));
}

interface RowGroupProps<T> extends FarListProps<T> {
  /** Rows of the list above it. */
  start: number;
}

/** Rendered anew only when something of its own changed: a long list has hundreds. */
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
