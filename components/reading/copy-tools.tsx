'use client';

import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { copyText } from '@/lib/browser/copy-text';
import { showToast } from '@/lib/browser/toast-store';
import { copyTable, latexOf, tableCells, toMarkdown } from './copied-text';
import styles from './copy-tools.module.css';
import { copyablePart } from './copyable-part';

/** Long enough to reach the buttons from a corner of what they belong to. */
const LEAVE_MS = 400;
/** The buttons of a long table that begins above the window are seen there. */
const BELOW_HEADER = 112;
interface Copy {
  label: string;
  run: () => Promise<boolean>;
}

function copiesOf(part: HTMLElement): readonly Copy[] {
  const table = part.matches('.table-scroll') ? part.querySelector('table') : null;
  if (!table) return [{ label: '复制 LaTeX', run: () => copyText(latexOf(part)) }];
  return [
    { label: '复制表格', run: () => copyTable(table) },
    { label: '复制 Markdown', run: () => copyText(toMarkdown(tableCells(table))) },
  ];
}

/** Buttons at the formula or the table that is pointed at, focused or tapped. @param first the one that loaded this */
export function CopyTools({ first }: { first: HTMLElement }) {
  const [part, setPart] = useState<HTMLElement | undefined>(first);
  const place = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const root = part?.closest('.markdown-body')?.parentElement;

  useEffect(() => {
    const show = (wanted: HTMLElement | undefined) => {
      clearTimeout(leaving.current);
      setPart(wanted);
    };
    const leave = () => {
      clearTimeout(leaving.current);
      leaving.current = setTimeout(() => setPart(undefined), LEAVE_MS);
    };
    const handleOver = ({ target, pointerType }: PointerEvent) => {
      const wanted = pointerType === 'mouse' ? copyablePart(target) : undefined;
      if (wanted) show(wanted);
    };
    const handleOut = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && copyablePart(target)) leave();
    };
    const handleFocus = ({ target }: FocusEvent) => {
      const wanted = copyablePart(target);
      if (wanted) show(wanted);
    };
    const handleClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && (place.current?.contains(target) || target.closest('a, button'))) return;
      show(copyablePart(target));
    };
    const handleKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setPart(undefined);
      if (event.key !== 'Tab' || event.shiftKey || !copyablePart(event.target)) return;
      const first = place.current?.querySelector('button');
      if (!first) return;
      event.preventDefault();
      first.focus({ preventScroll: true });
    };
    document.addEventListener('pointerover', handleOver);
    document.addEventListener('pointerout', handleOut);
    document.addEventListener('focusin', handleFocus);
    document.addEventListener('click', handleClick);
    document.addEventListener('keydown', handleKey);
    return () => {
      clearTimeout(leaving.current);
      document.removeEventListener('pointerover', handleOver);
      document.removeEventListener('pointerout', handleOut);
      document.removeEventListener('focusin', handleFocus);
      document.removeEventListener('click', handleClick);
      document.removeEventListener('keydown', handleKey);
    };
  }, []);

  // Relative to its parent, so that it scrolls with the text.
  useLayoutEffect(() => {
    if (!part || !place.current) return;
    const { left, top, width } = place.current.getBoundingClientRect();
    const box = part.getBoundingClientRect();
    place.current.style.setProperty('--x', `${Math.min(box.right - left, width)}px`);
    place.current.style.setProperty('--y', `${Math.min(Math.max(box.top, BELOW_HEADER), box.bottom) - top}px`);
  }, [part]);

  if (!root || !part) return null;

  // The way goes on behind the part after the last button, as if the buttons stood there.
  const handleTab = (event: KeyboardEvent<HTMLButtonElement>) => {
    const { previousElementSibling: before, nextElementSibling: after } = event.currentTarget;
    if (event.key !== 'Tab' || (event.shiftKey ? before : after) || part.tabIndex < 0) return;
    part.focus({ preventScroll: true });
    if (event.shiftKey) event.preventDefault();
    else setPart(undefined);
  };
  return createPortal(
    <div ref={place} className={styles.place} data-print="hidden">
      <div
        className={styles.tools}
        role="group"
        aria-label={part.matches('.table-scroll') ? '表格' : '公式'}
        onPointerEnter={() => clearTimeout(leaving.current)}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === 'mouse') leaving.current = setTimeout(() => setPart(undefined), LEAVE_MS);
        }}
      >
        {copiesOf(part).map(({ label, run }) => (
          <button
            key={label}
            type="button"
            onKeyDown={handleTab}
            onClick={() =>
              void run().then((done) =>
                done ? showToast(`已${label}`) : showToast('复制失败，请选中内容后手动复制', 'failed'),
              )
            }
          >
            {label}
          </button>
        ))}
      </div>
    </div>,
    root,
  );
}
