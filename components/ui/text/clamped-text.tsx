'use client';

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styles from './clamped-text.module.css';

export function ClampedText({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    const node = text.current;
    if (isWhole || !node) return;
    // Called before the first paint, and whenever the width changes.
    const observer = new ResizeObserver(() => flushSync(() => setIsCut(node.scrollHeight > node.clientHeight + 1)));
    observer.observe(node);
    return () => observer.disconnect();
  }, [children, isWhole]);
  return (
    <div className={styles.box}>
      <p ref={text} className={isWhole ? styles.whole : styles.clamped} dir="auto">
        {children}
      </p>
      {(isCut || isWhole) && (
        <button className={styles.more} type="button" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? '收起' : '更多'}
        </button>
      )}
    </div>
  );
}
