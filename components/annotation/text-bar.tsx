'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { PlaceInText } from './selected-text';
import styles from './text-bar.module.css';

interface TextBarProps {
  label: string;
  place: PlaceInText;
  onClose: () => void;
  children: ReactNode;
}

/** Controls beside a passage. They follow the text in the document, so that Tab leads to them, and Escape closes. */
export function TextBar({ label, place, onClose, children }: TextBarProps) {
  const box = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);

  // Before the bar is seen: a Tab that comes at once leads to it, too.
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
      if (event.key !== 'Tab' || event.shiftKey || bar.current?.contains(document.activeElement)) return;
      event.preventDefault();
      bar.current?.querySelector('button')?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [onClose]);

  // Relative to its parent, so that it scrolls with the text.
  useLayoutEffect(() => {
    if (!box.current || !bar.current) return;
    const { left, top } = box.current.getBoundingClientRect();
    box.current.style.setProperty('--x', `${place.x - left}px`);
    box.current.style.setProperty('--y', `${place.y - top}px`);
    box.current.style.setProperty('--width', `${bar.current.offsetWidth}px`);
  }, [place, children]);

  return createPortal(
    <div ref={box} className={styles.place} data-print="hidden">
      <div
        ref={bar}
        className={styles.bar}
        role="group"
        aria-label={label}
        lang="zh-CN"
        data-above={place.above || undefined}
        // A press on a button keeps the selection.
        onMouseDown={(event) => {
          if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
        }}
      >
        {children}
      </div>
    </div>,
    place.root,
  );
}
