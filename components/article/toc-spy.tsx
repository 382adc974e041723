'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { revealWithin, spyHeadings } from './scroll-spy';

/** Browsers without ::details-content cannot show a closed list beside the article by css. */
function openWhereCssCannot(details: HTMLDetailsElement | null): void {
  if (details && !window.CSS?.supports('selector(::details-content)') && matchMedia('(width >= 1100px)').matches) {
    details.open = true;
  }
}

/**
 * The scrolling box of the contents: marks the entry of the heading that the reader is below, and scrolls it into view.
 */
export function TocSpy({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = list.current;
    if (!box) return;
    openWhereCssCannot(box.closest('details'));
    const entries = [...box.querySelectorAll<HTMLAnchorElement>('a')];
    const headings = entries.flatMap((entry) => document.getElementById(decodeURIComponent(entry.hash.slice(1))) ?? []);
    let current: HTMLAnchorElement | undefined;
    const stop = spyHeadings(headings, (index) => {
      const entry = entries[index];
      if (entry === current) return;
      current?.removeAttribute('aria-current');
      entry?.setAttribute('aria-current', 'true');
      current = entry;
      if (entry) revealWithin(box, entry);
    });
    // A choice closes the list that covers the article on small screens.
    const handleClick = (event: MouseEvent) => {
      const chosen = event.target instanceof Element && event.target.closest('a');
      if (chosen) box.closest('details')?.removeAttribute('open');
    };
    box.addEventListener('click', handleClick);
    return () => {
      stop();
      box.removeEventListener('click', handleClick);
    };
  }, []);

  return (
    <div ref={list} className="article-toc-list">
      {children}
    </div>
  );
}
