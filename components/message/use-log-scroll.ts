import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ChatLine } from '@/lib/domain/message/utils';

/** As near to the end counts as being there. */
const END_PX = 40;
/** As near to the top loads the older messages. */
const OLDER_PX = 400;

interface LogScroll {
  lines: readonly ChatLine[];
  /** Undefined when there are none, or while they load. */
  onOlder: (() => void) | undefined;
}

/**
 * Gives rows that have been measured their height, and leaves those off the screen to the browser, which then neither
 * lays them out nor paints them: 10,000 of them scroll as 100 do.
 */
function settleRows(scroller: HTMLElement) {
  const fresh = [...scroller.querySelectorAll<HTMLElement>('[data-line]:not([data-settled])')];
  const heights = fresh.map(({ offsetHeight }) => offsetHeight);
  for (const [index, row] of fresh.entries()) {
    row.style.containIntrinsicBlockSize = `auto ${heights[index]}px`;
    row.dataset.settled = '';
  }
}

/**
 * Scrolling of a chat: at its end it stays there as messages arrive; further up nothing moves, neither by older messages
 * above nor by new ones below.
 */
export function useLogScroll({ lines, onOlder }: LogScroll) {
  const scroller = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const stuck = useRef(true);
  const before = useRef({ first: '', written: '', height: 0 });
  const first = lines[0]?.key ?? '';
  const written = lines.findLast(({ outgoing }) => outgoing)?.key ?? '';

  const toEnd = useCallback(() => {
    const { current: element } = scroller;
    if (!element) return;
    stuck.current = true;
    setAtEnd(true);
    element.scrollTop = element.scrollHeight;
  }, []);

  useLayoutEffect(() => {
    const { current: element } = scroller;
    if (!element) return;
    const last = before.current;
    const hasWritten = written !== '' && written !== last.written;
    if (stuck.current || hasWritten) toEnd();
    else if (first !== last.first) element.scrollTop += element.scrollHeight - last.height;
    before.current = { first, written, height: element.scrollHeight };
    // Short messages may leave the chat without anything to scroll.
    if (element.clientHeight > 0 && element.scrollHeight < element.clientHeight + OLDER_PX) onOlder?.();
    const frame = requestAnimationFrame(() => settleRows(element));
    return () => cancelAnimationFrame(frame);
  }, [lines, first, written, toEnd, onOlder]);

  useLayoutEffect(() => {
    const { current: element } = scroller;
    const content = element?.firstElementChild;
    if (!element || !content || typeof ResizeObserver === 'undefined') return;
    // The box grew, the keyboard came up, or a picture without a known size has loaded.
    const observer = new ResizeObserver(() => {
      if (stuck.current) element.scrollTop = element.scrollHeight;
      before.current.height = element.scrollHeight;
    });
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  const handleScroll = () => {
    const { current: element } = scroller;
    if (!element) return;
    stuck.current = element.scrollHeight - element.scrollTop - element.clientHeight < END_PX;
    setAtEnd(stuck.current);
    if (element.scrollTop < OLDER_PX) onOlder?.();
  };
  return { scroller, atEnd, toEnd, handleScroll };
}
