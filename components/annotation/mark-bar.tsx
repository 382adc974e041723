'use client';

import { NotebookPen, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { removeAnnotation } from '@/lib/domain/annotation/annotations-store';
import { placeAt, type PlaceInText } from './selected-text';
import { TextBar } from './text-bar';
import type { Anchored } from './use-anchored';

interface MarkBarProps {
  anchored: readonly Anchored[];
  root: Element;
  onEdit: (id: string) => void;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const CONTROLS = 'a, button, summary, input, video, audio';

const holds = (range: Range, { clientX, clientY }: MouseEvent) =>
  [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
  );

/** The note of a painted passage that was pressed. The list below the text is the way without a mouse. */
export function MarkBar({ anchored, root, onEdit }: MarkBarProps) {
  const [pressed, setPressed] = useState<{ id: string; place: PlaceInText } | null>(null);
  const close = useCallback(() => setPressed(null), []);

  useEffect(() => {
    const handleClick = (event: Event) => {
      if (!(event instanceof MouseEvent) || !(event.target instanceof Element)) return;
      if (!root.contains(event.target) || event.target.closest(CONTROLS)) return close();
      if (document.getSelection()?.isCollapsed === false) return close();
      const [hit] = anchored
        .filter(({ ranges }) => ranges.some((range) => holds(range, event)))
        .toSorted((one, other) => one.annotation.quote.exact.length - other.annotation.quote.exact.length);
      const last = hit?.ranges.at(-1);
      setPressed(hit && last ? { id: hit.annotation.id, place: placeAt(last, root) } : null);
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, [anchored, root, close]);

  const annotation = anchored.find((one) => one.annotation.id === pressed?.id)?.annotation;
  if (!pressed || !annotation) return null;
  return (
    <TextBar label="这条笔记" place={pressed.place} onClose={close}>
      {annotation.note !== '' && <p>{annotation.note}</p>}
      <button type="button" onClick={() => onEdit(annotation.id)}>
        <NotebookPen {...ICON} />
        {annotation.note === '' ? '写想法' : '改想法'}
      </button>
      <button type="button" onClick={({ detail }) => removeAnnotation(annotation.id, detail === 0)}>
        <Trash2 {...ICON} />
        删除
      </button>
    </TextBar>
  );
}
