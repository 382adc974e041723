'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { scrollGently } from '@/lib/browser/scroll-gently';
import { readPosition, writePosition } from '@/lib/domain/reading/reading-positions';
import { screensLong, scrollTopAt, useReadingRatio } from './use-reading-ratio';
import styles from './reading-progress.module.css';

interface ReadingProgressProps {
  articleId: string;
}

/** Shorter articles have no position to resume. */
const MIN_SCREENS = 2;
/** No position is offered outside these ratios: barely begun, or nearly done. */
const WORTH_RESUMING = { from: 0.05, to: 0.95 };
const SAVE_AFTER_MS = 800;

export function ReadingProgress({ articleId }: ReadingProgressProps) {
  const bar = useRef<HTMLDivElement>(null);
  const begun = useRef(false);
  const saving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [offered, setOffered] = useState<number | null>(null);

  const begin = () => {
    const last = readPosition(articleId);
    const atTop = window.scrollY === 0 && window.location.hash === '';
    const worth = last !== undefined && last >= WORTH_RESUMING.from && last <= WORTH_RESUMING.to;
    if (worth && atTop && screensLong() > MIN_SCREENS) setOffered(last);
  };

  useReadingRatio((ratio) => {
    if (!begun.current) begin();
    begun.current = true;
    bar.current?.style.setProperty('--ratio', String(ratio));
    if (offered !== null && ratio >= offered) setOffered(null);
    clearTimeout(saving.current);
    // The offered position is kept until the reader has scrolled.
    if (ratio < WORTH_RESUMING.from || screensLong() <= MIN_SCREENS) return;
    saving.current = setTimeout(
      () => writePosition(articleId, ratio > WORTH_RESUMING.to ? null : ratio),
      SAVE_AFTER_MS,
    );
  });

  useEffect(() => () => clearTimeout(saving.current), []);

  const resume = () => {
    if (offered !== null) scrollGently(scrollTopAt(offered));
    setOffered(null);
  };

  return (
    <>
      <div ref={bar} className={styles.bar} aria-hidden data-print="hidden" />
      {offered !== null && (
        <div className={styles.offer} role="status" data-print="hidden">
          <button type="button" className={styles.resume} onClick={resume}>
            上次读到 <span className="tabular">{Math.round(offered * 100)}%</span>，继续阅读
            <Icon of="up" size={16} />
          </button>
          <button type="button" className={styles.dismiss} aria-label="不用了" onClick={() => setOffered(null)}>
            <Icon of="close" size={16} />
          </button>
        </div>
      )}
    </>
  );
}
