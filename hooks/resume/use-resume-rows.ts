'use client';

import { useRef } from 'react';
import { useReorder } from '@/hooks/ui/use-reorder';
import type { ResumeDocument } from '@/lib/domain/resume/store';
import type { UndoHistory } from '@/lib/utils/undo-history';
import { settleDrag, useResumeEditor } from './resume-editor';

interface ResumeRows {
  /** Of the rows, in their order. */
  ids: readonly string[];
  /** Measure word of a row, for the announcement. */
  unit: string;
  onMove: (id: string, place: number) => void;
}

/**
 * Lets rows of the resume be reordered. A drag is one undo step; a row that is let go elsewhere, or by Escape, is put
 * back.
 */
export function useResumeRows({ ids, unit, onMove }: ResumeRows) {
  const before = useRef<UndoHistory<ResumeDocument> | null>(null);
  return useReorder<HTMLUListElement>({
    ids,
    unit,
    downwards: true,
    onMove: (id, place, { dragging }) => {
      if (dragging) before.current ??= useResumeEditor.getState().history;
      onMove(id, place);
    },
    onDragEnd: (dropped) => {
      if (before.current) settleDrag(before.current, dropped);
      before.current = null;
    },
  });
}
