'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { revealWithin } from '@/lib/browser/reveal-within';
import { spyHeadings } from '@/lib/browser/scroll-spy';

export function TocSpy({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = list.current;
    const sheet = box?.closest<HTMLElement>('[popover]');
    if (!box || !sheet) return;
    const entries = [...box.querySelectorAll<HTMLAnchorElement>('a')];
    const headings = entries.flatMap((entry) => document.getElementById(decodeURIComponent(entry.hash.slice(1))) ?? []);
    let current: HTMLAnchorElement | undefined;
    const reveal = () => current && revealWithin(box, current);
    const stop = spyHeadings(headings, (index) => {
      const entry = entries[index];
      if (entry === current) return;
      current?.removeAttribute('aria-current');
      entry?.setAttribute('aria-current', 'true');
      current = entry;
      reveal();
    });
    // On small screens the sheet covers the article, so choosing closes it.
    const handleClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) sheet.hidePopover();
    };
    box.addEventListener('click', handleClick);
    sheet.addEventListener('toggle', reveal);
    return () => {
      stop();
      box.removeEventListener('click', handleClick);
      sheet.removeEventListener('toggle', reveal);
    };
  }, []);

  return (
    <div ref={list} className="article-toc-list">
      {children}
    </div>
  );
}
