'use client';

import type { ReactNode } from 'react';
import { useRowNotes, type RowSubject } from '@/lib/browser/row-menu';

interface MutableRowProps {
  subject: RowSubject;
  /** The reader came for this very row, or for all of its author's. */
  isWanted?: boolean;
  day?: ReactNode;
  children: ReactNode;
}
export function MutableRow({ subject, isWanted = false, day, children }: MutableRowProps) {
  const muting = useRowNotes((notes) => notes.muting);
  const reason = isWanted ? undefined : muting?.reasonOf(subject);
  if (!muting || reason === undefined) return children;
  return (
    <muting.Muted subject={subject} reason={reason} day={day}>
      {children}
    </muting.Muted>
  );
}
