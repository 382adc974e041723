'use client';

import { memo, type ReactNode } from 'react';
import { OffscreenGroup } from './offscreen-row';
import { useRowGroups } from './use-row-groups';
import type { ObserveOffscreen } from '@/hooks/ui/use-offscreen-height';
import type { Identified } from '@/lib/query/pages';

interface OffscreenListProps<T> {
  rows: readonly T[];
  watch: ObserveOffscreen | undefined;
  /** Renders an `OffscreenRow` with its key; memoise it, because a change re-renders all rows. */
  renderRow: (row: T, index: number) => ReactNode;
}

/** Rows in groups, so that those off screen cost next to nothing. */
export function OffscreenList<T extends Identified>({ rows, watch, renderRow }: OffscreenListProps<T>) {
  return useRowGroups(rows).map(({ key, ...group }) => (
    <RowGroup key={key} isNewer={key === 'newer'} {...group} watch={watch} renderRow={renderRow} />
  ));
}

interface RowGroupProps<T> extends OffscreenListProps<T> {
  start: number;
  isNewer: boolean;
}

/** Memoised: a long list has hundreds of groups. */
const RowGroup = memo(
  function RowGroup<T>({ rows, start, isNewer, watch, renderRow }: RowGroupProps<T>) {
    return (
      <OffscreenGroup watch={watch} isNewer={isNewer}>
        {rows.map((row, index) => renderRow(row, start + index))}
      </OffscreenGroup>
    );
  },
  (one, other) =>
    one.start === other.start &&
    one.watch === other.watch &&
    one.renderRow === other.renderRow &&
    one.rows.length === other.rows.length &&
    one.rows.every((row, index) => row === other.rows[index]),
) as <T>(props: RowGroupProps<T>) => ReactNode;
