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
import { openerOf } from '@/lib/browser/popover-opener';
import recipes from '@/styles/recipes.module.css';

interface SortableListProps extends ComponentProps<'ul'> {
  ids: readonly string[];
  unit: string;
  grid?: boolean;
  disabled?: boolean;
  onMove: (id: string, place: number) => void;
}

/** A click is no drag; an immediate touch move scrolls. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 200, tolerance: 8 } };

/** The list itself announces moves, in Chinese and for every input, instead of dnd-kit. */
const say = () => undefined;
const SILENT = {
  announcements: { onDragStart: say, onDragOver: say, onDragEnd: say, onDragCancel: say },
  screenReaderInstructions: { draggable: '' },
};

const Move = createContext<(id: string, place: number) => void>(() => {});

/** Sorts by drag (Escape cancels) or by items that call `move`. The focus follows, the new place is announced. */
export function SortableList({ ids, unit, grid = false, disabled = false, onMove, ...list }: SortableListProps) {
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const moved = useRef<HTMLElement | null>(null);
  /** Whether a drag happened since the last press. */
  const dragged = useRef(false);
  const [announcement, announce] = useState('');
  const items = useMemo(() => [...ids], [ids]);

  // A button loses the focus when its item moves in the document.
  useLayoutEffect(() => {
    moved.current?.focus();
    // An element that kept the focus is not scrolled to by it.
    moved.current?.scrollIntoView({ block: 'nearest' });
    moved.current = null;
  }, [ids]);

  const move = useCallback(
    (id: string, place: number) => {
      if (disabled || place < 0 || place >= ids.length || ids.indexOf(id) === place) return;
      moved.current = openerOf(document.activeElement);
      onMove(id, place);
      announce(`已移到第 ${place + 1} ${unit}，共 ${ids.length} ${unit}`);
    },
    [ids, unit, disabled, onMove],
  );
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) move(String(active.id), ids.indexOf(String(over.id)));
  };

  // Releasing on a link clicks it, also after Escape; keyboard clicks have no press.
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
      <p className={recipes.visuallyHidden} role="status">
        {announcement}
      </p>
    </DndContext>
  );
}

/** Props of a sortable item, of its drag target (itself or a handle), and its place. */
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
    /** 0-based. */
    place: index,
    total: items.length,
    move: (place: number) => moveItem(id, place),
  };
}
