'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { UserText } from '@/components/ui/text/user-text';
import { foldedText } from '@/lib/domain/share/share-text';
import styles from './share-text.module.css';

interface ShareTextProps {
  content: string;
  whole: boolean;
}

/** A share's text; collapsed when it has too many characters, or too many lines as laid out. */
export function ShareText({ content, whole }: ShareTextProps) {
  const folding = useRef<HTMLDivElement>(null);
  const [unfolded, setUnfolded] = useState(whole);
  const [clipped, setClipped] = useState(false);
  const beginning = foldedText(content);
  const foldable = !whole && (beginning !== undefined || clipped || unfolded);

  useLayoutEffect(() => {
    const text = folding.current?.firstElementChild;
    if (unfolded || !text) return;
    // Called after layout and before the first paint: measuring directly would force a layout for every text of a list.
    const observer = new ResizeObserver(() => {
      const isClipped = text.scrollHeight > text.clientHeight + 1;
      flushSync(() => setClipped(isClipped));
    });
    observer.observe(text);
    return () => observer.disconnect();
  }, [content, unfolded]);

  const handleToggle = () => {
    // Keeps what follows in place when the text's beginning is above the screen.
    const { top = 0, bottom = 0 } = folding.current?.getBoundingClientRect() ?? {};
    flushSync(() => setUnfolded(!unfolded));
    if (!unfolded || top >= 0) return;
    const now = folding.current?.getBoundingClientRect().bottom ?? bottom;
    window.scrollBy({ top: now - bottom, behavior: 'instant' });
  };

  return (
    <div ref={folding} className={styles.text} data-foldable={foldable || undefined}>
      <UserText content={unfolded ? content : (beginning ?? content)} folded={!unfolded} />
      {foldable && (
        <button className={styles.fold} type="button" aria-expanded={unfolded} onClick={handleToggle}>
          {unfolded ? '收起' : '展开'}
        </button>
      )}
    </div>
  );
}
