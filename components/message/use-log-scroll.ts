import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { countRows, rowKey, type ChatRows } from '@/lib/domain/message/chat-rows';

/** As near to the end counts as being there. */
const END_PX = 40;
/** As few rows above the screen load the older messages. */
const OLDER_ROWS = 45;
/** Of a row that has not been measured, in pixels. */
const ESTIMATED_HEIGHT = 54;
/** Of what stands above the first row and below the last. */
const PADDING = { paddingStart: 48, paddingEnd: 16 };

interface LogScroll {
  rows: ChatRows;
  /** Undefined when there are none, or while they load. */
  onOlder: (() => void) | undefined;
}

/**
 * Scrolling of a chat, of which only the rows near the screen are in the document: at its end it stays there as messages
 * arrive; further up nothing moves, neither by older messages above nor by new ones below.
 */
export function useLogScroll({ rows, onOlder }: LogScroll) {
  const scroller = useRef<HTMLDivElement>(null);
  const focusedKey = useRef<string>(undefined);
  const stuck = useRef(true);
  const [atEnd, setAtEnd] = useState(true);
  const count = countRows(rows);
  const getItemKey = useCallback((index: number) => rowKey(rows, index), [rows]);
  /** The row that has the focus stays in the document. */
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
    // Rows are moved without rendering them anew.
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
    // The box below grew, or the keyboard came up.
    const observer = new ResizeObserver(() => {
      if (stuck.current) virtualizer.scrollToEnd();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [virtualizer]);

  const handleScroll = () => {
    const { current: element } = scroller;
    if (!element) return;
    stuck.current = element.scrollHeight - element.scrollTop - element.clientHeight < END_PX;
    setAtEnd(stuck.current);
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
    /** For the element that is as high as all rows. */
    sizer: virtualizer.containerRef,
    /** For each row, which names its `data-index`. */
    measureRow: virtualizer.measureElement,
    items: virtualizer.getVirtualItems(),
    isScrolling: virtualizer.isScrolling,
    lastShown: virtualizer.range?.endIndex,
    scrollToRow: (index: number) => virtualizer.scrollToIndex(index, { align: 'center' }),
    atEnd,
    toEnd,
    handleScroll,
    followFocus,
  };
}
