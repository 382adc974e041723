'use client';

import { useEffect, useRef } from 'react';
import { HandedHtml } from '@/components/article/article-content/article-content';
import { Icon } from '@/components/ui/icon/icon';
import { revealWithin, spyHeadings } from './scroll-spy';

interface ArticleTocProps {
  /** From `prepareContent`. */
  contentKey: string;
}

/** Browsers without ::details-content cannot show a closed list beside the article by css. */
function openWhereCssCannot(details: HTMLDetailsElement | null): void {
  if (details && !window.CSS?.supports('selector(::details-content)') && matchMedia('(width >= 1100px)').matches) {
    details.open = true;
  }
}

/**
 * The table of contents of the article on the page, plain links with the current one lit. A closed
 * <details> on small screens; elsewhere always open.
 */
export function ArticleToc({ contentKey }: ArticleTocProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = list.current;
    if (!box) return;
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
    <nav className="article-toc" aria-label="目录">
      <details ref={openWhereCssCannot}>
        <summary>
          <Icon of="contents" />
          目录
        </summary>
        <HandedHtml key={contentKey} ref={list} className="article-toc-list" contentKey={contentKey} part="toc" />
      </details>
    </nav>
  );
}
