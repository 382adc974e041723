'use client';

import { useLayoutEffect, useRef, useState, type DragEvent } from 'react';

interface Reorder {
  /** Of the items, in their order. */
  ids: readonly string[];
  disabled?: boolean;
  /** Items of different heights below each other: a dragged one moves when it would then lie under the pointer. */
  downwards?: boolean;
  /** Measure word of an item, for the announcement. */
  unit: string;
  /** @param place from 0; while an item is `dragging`, it moves with the pointer */
  onMove: (id: string, place: number, by: { dragging: boolean }) => void;
  /** An item that was dragged has been let go: in the list, or outside of it or by Escape, which cancels. */
  onDragEnd?: (dropped: boolean) => void;
}

/**
 * Lets a list be reordered by dragging and by whatever calls `move`. The focus follows a moved item, and its new place is
 * announced: the list renders `announcement` as a status.
 */
export function useReorder<L extends HTMLElement>({
  ids,
  disabled = false,
  downwards = false,
  unit,
  onMove,
  onDragEnd,
}: Reorder) {
  const list = useRef<L>(null);
  const moved = useRef<Element | null>(null);
  const dropped = useRef(false);
  const height = useRef(0);
  const [dragged, setDragged] = useState<string | null>(null);
  const [announcement, announce] = useState('');

  // A button whose item moves in the document loses the focus.
  useLayoutEffect(() => {
    if (moved.current instanceof HTMLElement) moved.current.focus();
    moved.current = null;
  }, [ids]);

  const move = (id: string, place: number, dragging = false) => {
    if (disabled || place < 0 || place >= ids.length) return;
    moved.current = list.current?.contains(document.activeElement) ? document.activeElement : null;
    onMove(id, place, { dragging });
    announce(`已移到第 ${place + 1} ${unit}，共 ${ids.length} ${unit}`);
  };
  const allowDrop = (event: DragEvent) => {
    if (dragged !== null) event.preventDefault();
  };
  const isReached = (place: number, { clientY, currentTarget }: DragEvent) => {
    const { top, bottom } = currentTarget.getBoundingClientRect();
    const isBelow = dragged !== null && place > ids.indexOf(dragged);
    return isBelow ? clientY > bottom - height.current : clientY < top + height.current;
  };
  /** What the element of an item takes; what makes it draggable may be a handle inside. */
  const itemProps = (id: string, place: number) => ({
    draggable: !disabled,
    'data-dragged': id === dragged || undefined,
    onDragStart: ({ dataTransfer, currentTarget }: DragEvent) => {
      const item = currentTarget.closest('li');
      height.current = item?.clientHeight ?? 0;
      if (item && item !== currentTarget) dataTransfer.setDragImage(item, 0, 0);
      dataTransfer.effectAllowed = 'move';
      // Firefox drags nothing without data.
      dataTransfer.setData('text/plain', '');
      dropped.current = false;
      setDragged(id);
    },
    onDragEnter: (event: DragEvent) => {
      allowDrop(event);
      if (!downwards && dragged !== null && dragged !== id) move(dragged, place, true);
    },
    onDragOver: (event: DragEvent) => {
      allowDrop(event);
      if (downwards && dragged !== null && dragged !== id && isReached(place, event)) move(dragged, place, true);
    },
    onDragEnd: () => {
      setDragged(null);
      onDragEnd?.(dropped.current);
    },
  });
  /** What the element of the list takes. */
  const listProps = {
    ref: list,
    onDragOver: allowDrop,
    onDrop: (event: DragEvent) => {
      allowDrop(event);
      dropped.current = true;
    },
  };
  return { list, listProps, move, itemProps, announcement, announce };
}

/** What the element of an item takes. */
export type DragProps = ReturnType<ReturnType<typeof useReorder>['itemProps']>;
