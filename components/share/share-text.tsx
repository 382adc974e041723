'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { UserText } from '@/components/ui/user-text';
import { foldedText } from '@/lib/domain/share/share-text';
import styles from './share-text.module.css';

interface ShareTextProps {
  content: string;
  /** Not folded, however long it is. */
  whole: boolean;
}

/** The text of a share. One of too many characters, or of too many lines where it is shown, is folded first. */
export function ShareText({ content, whole }: ShareTextProps) {
  const folding = useRef<HTMLDivElement>(null);
  const [unfolded, setUnfolded] = useState(whole);
  const [clipped, setClipped] = useState(false);
  const beginning = foldedText(content);
  const foldable = !whole && (beginning !== undefined || clipped || unfolded);

  useLayoutEffect(() => {
    const text = folding.current?.firstElementChild;
    if (unfolded || !text) return;
    // Its first call comes before the first paint, once everything is laid out: measuring by itself would lay out the
    // page for every text that appears in a long list.
    const observer = new ResizeObserver(() => {
      const isClipped = text.scrollHeight > text.clientHeight + 1;
      flushSync(() => setClipped(isClipped));
    });
    observer.observe(text);
    return () => observer.disconnect();
  }, [content, unfolded]);

  const handleToggle = () => {
    // What follows a long text stays where it is when its beginning is above the screen.
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
