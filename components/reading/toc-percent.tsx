'use client';

import { useRef } from 'react';
import { useReadingRatio } from './use-reading-ratio';
import styles from './toc-percent.module.css';

/** How much of the text has been read; the bar below the header says it to the eye already. */
export function TocPercent() {
  const percent = useRef<HTMLSpanElement>(null);
  useReadingRatio((ratio) => {
    if (percent.current) percent.current.textContent = ratio > 0 ? `${Math.round(ratio * 100)}%` : '';
  });
  return <span ref={percent} className={styles.percent} aria-hidden />;
}
