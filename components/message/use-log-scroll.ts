import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { countRows, rowKey, type ChatRows } from '@/lib/domain/message/chat-rows';

const END_PX = 40;
/** Rows above the screen at which older messages load. */
const OLDER_ROWS = 45;
const ESTIMATED_HEIGHT = 54;
const PADDING = { paddingStart: 48, paddingEnd: 16 };

interface LogScroll {
  rows: ChatRows;
  onOlder: (() => void) | undefined;
}

/** The chat is pinned to its end as messages arrive; further up neither older nor newer messages move it. */
export function useLogScroll({ rows, onOlder }: LogScroll) {
  const scroller = useRef<HTMLDivElement>(null);
  const focusedKey = useRef<string>(undefined);
  const stuck = useRef(true);
  const lastTop = useRef(0);
  const [atEnd, setAtEnd] = useState(true);
  const count = countRows(rows);
  const getItemKey = useCallback((index: number) => rowKey(rows, index), [rows]);
  /** Keeps the focused row in the document. */
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (focusedKey.current === undefined) return indexes;
      const focused = Array.from({ length: range.count }, (_, index) => index).find(
        (index) => getItemKey(index) === focusedKey.current,
      );
      if (focused === undefined || indexes.includes(focused)) return indexes;
      return [...indexes, focused].sort((one, other) => one - other);
    },
    [getItemKey],
  );
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ESTIMATED_HEIGHT,
    getItemKey,
    rangeExtractor,
    overscan: 8,
    ...PADDING,
    anchorTo: 'end',
    scrollEndThreshold: END_PX,
    // Moves rows without re-rendering.
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });

  const toEnd = useCallback(() => {
    stuck.current = true;
    setAtEnd(true);
    virtualizer.scrollToEnd();
  }, [virtualizer]);

  const written = rows.outgoing.at(-1)?.clientId;
  const lastWritten = useRef(written);
  useLayoutEffect(() => {
    const hasWritten = written !== undefined && written !== lastWritten.current;
    lastWritten.current = written;
    if (stuck.current || hasWritten) toEnd();
  }, [rows, written, toEnd]);

  const first = virtualizer.range?.startIndex;
  useEffect(() => {
    if (first !== undefined && first < OLDER_ROWS) onOlder?.();
  }, [first, count, onOlder]);

  useLayoutEffect(() => {
    const { current: element } = scroller;
    if (!element) return;
    // The box below grew, or the keyboard opened.
    const observer = new ResizeObserver(() => {
      if (stuck.current) virtualizer.scrollToEnd();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [virtualizer]);

  const handleScroll = () => {
    const { current: element } = scroller;
    if (!element) return;
    const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < END_PX;
    const movedUp = element.scrollTop < lastTop.current;
    lastTop.current = element.scrollTop;
    // The event of an earlier scrolling may come after rows were measured and grew: only moving up leaves the end.
    if (!isAtEnd && !movedUp && stuck.current) return virtualizer.scrollToEnd();
    stuck.current = isAtEnd;
    setAtEnd(isAtEnd);
  };
  const followFocus = {
    onFocus: ({ target }: FocusEvent) => {
      const index = target.closest<HTMLElement>('[data-index]')?.dataset.index;
      focusedKey.current = index === undefined ? undefined : getItemKey(Number(index));
    },
    onBlur: () => {
      focusedKey.current = undefined;
    },
  };
  return {
    scroller,
    sizer: virtualizer.containerRef,
    measureRow: virtualizer.measureElement,
    items: virtualizer.getVirtualItems(),
    isScrolling: virtualizer.isScrolling,
    firstShown: virtualizer.range?.startIndex,
    lastShown: virtualizer.range?.endIndex,
    scrollToRow: (index: number) => virtualizer.scrollToIndex(index, { align: 'center' }),
    atEnd,
    toEnd,
    handleScroll,
    followFocus,
  };
}
