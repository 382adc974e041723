'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { EndMark } from './end-mark';
import { ErrorState } from '@/components/ui/state/error-state';
import styles from './infinite-list.module.css';

export interface Paging {
  hasMore: boolean;
  /** The end is that of a page kept by the server: readers who scroll to it have it checked, by `onMore`. */
  isKeptEnd?: boolean;
  loading: boolean;
  failed: boolean;
  error?: unknown;
  onMore: () => void;
}

interface InfiniteListProps extends Paging {
  label: string;
  /** `feed` where all children are articles; `group` where headings divide them. */
  role?: 'feed' | 'group';
  children: ReactNode;
  skeleton: ReactNode;
  margin?: string;
}

/** Infinite scrolling: loads near the end, stops on a failure until retry, ends with a mark. */
export function InfiniteList(props: InfiniteListProps) {
  const {
    label,
    role = 'feed',
    children,
    hasMore,
    isKeptEnd = false,
    loading,
    failed,
    error,
    onMore,
    skeleton,
  } = props;
  const { margin = '600px' } = props;
  const sentinel = useRef<HTMLDivElement>(null);
  const hasScrolled = useHasScrolled();
  const waiting = hasMore && !loading && !failed;
  const isWatched = waiting || (isKeptEnd && hasScrolled && !loading && !failed);

  useEffect(() => {
    const node = sentinel.current;
    if (!isWatched || !node) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onMore();
      },
      // Nothing is prefetched before the first scroll: many readers never scroll.
      { rootMargin: hasScrolled ? margin : '0px' },
    );
    observer.observe(node);
    return () => observer.disconnect();
    // Re-observe when rows change: an observer does not fire again while the sentinel stays in view.
  }, [isWatched, onMore, margin, hasScrolled, children]);

  return (
    <>
      <div role={role} aria-label={label} aria-busy={loading}>
        {children}
      </div>
      <div ref={sentinel} aria-hidden />
      {loading && skeleton}
      {failed && <ErrorState error={error} onRetry={onMore} />}
      {waiting && (
        <p className={styles.more}>
          <Button variant="quiet" onClick={onMore}>
            加载更多
          </Button>
        </p>
      )}
      {!hasMore && !loading && !failed && <EndMark />}
    </>
  );
}

/** True from the first scrolling of the page on, by whatever means. */
function useHasScrolled(): boolean {
  const [hasScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const handleScroll = () => setScrolled(true);
    window.addEventListener('scroll', handleScroll, { passive: true, once: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, []);
  return hasScrolled;
}
