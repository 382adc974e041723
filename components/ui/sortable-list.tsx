'use client';

import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import {
  createContext,
  use,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
} from 'react';

interface SortableListProps extends ComponentProps<'ul'> {
  /** Of the items, in their order. */
  ids: readonly string[];
  /** Measure word of an item, for the announcement. */
  unit: string;
  /** Items of one size beside each other, instead of a column of different heights. */
  grid?: boolean;
  disabled?: boolean;
  /** @param place from 0 */
  onMove: (id: string, place: number) => void;
}

/** A click is no drag; a finger that moves at once scrolls. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 200, tolerance: 8 } };

/** What dnd-kit says of a drag is said by the list itself, in Chinese and for every way to move an item. */
const say = () => undefined;
const SILENT = {
  announcements: { onDragStart: say, onDragOver: say, onDragEnd: say, onDragCancel: say },
  screenReaderInstructions: { draggable: '' },
};

const Move = createContext<(id: string, place: number) => void>(() => {});

/**
 * A list that is reordered by mouse or finger (Escape puts the item back), and by whatever its items call `move` with. The
 * focus follows a moved item, and its new place is announced. Each item calls `useSortableItem`.
 */
export function SortableList({ ids, unit, grid = false, disabled = false, onMove, ...list }: SortableListProps) {
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const moved = useRef<Element | null>(null);
  /** Since the mouse or finger was last put down. */
  const dragged = useRef(false);
  const [announcement, announce] = useState('');
  const items = useMemo(() => [...ids], [ids]);

  // A button whose item moves in the document loses the focus.
  useLayoutEffect(() => {
    if (moved.current instanceof HTMLElement) moved.current.focus();
    moved.current = null;
  }, [ids]);

  const move = useCallback(
    (id: string, place: number) => {
      if (disabled || place < 0 || place >= ids.length || ids.indexOf(id) === place) return;
      moved.current = document.activeElement;
      onMove(id, place);
      announce(`已移到第 ${place + 1} ${unit}，共 ${ids.length} ${unit}`);
    },
    [ids, unit, disabled, onMove],
  );
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) move(String(active.id), ids.indexOf(String(over.id)));
  };

  // Letting go of a link is a click on it, also after Escape; a key clicks without a press.
  const handleClick = (event: MouseEvent) => {
    if (!dragged.current || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={SILENT}
      onDragStart={() => void (dragged.current = true)}
      onDragEnd={handleDragEnd}
    >
      <SortableContext
        items={items}
        strategy={grid ? rectSortingStrategy : verticalListSortingStrategy}
        disabled={disabled}
      >
        <Move value={move}>
          <ul {...list} onPointerDownCapture={() => void (dragged.current = false)} onClickCapture={handleClick} />
        </Move>
      </SortableContext>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </DndContext>
  );
}

/** An item of a sortable list: what its element takes, what it is dragged by (itself, or a handle), and its place. */
export function useSortableItem(id: string) {
  const moveItem = use(Move);
  const { setNodeRef, listeners, transform, transition, isDragging, index, items } = useSortable({ id });
  return {
    itemProps: {
      ref: setNodeRef,
      style: { transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined, transition },
      'data-dragged': isDragging || undefined,
    },
    dragProps: listeners,
    /** From 0. */
    place: index,
    total: items.length,
    move: (place: number) => moveItem(id, place),
  };
}
