'use client';

import { useEffect } from 'react';
import { useLive } from '@/lib/domain/notification/store';
import { formatBadge } from '@/lib/domain/notification/utils';

/** Writes how much is unread before the page's title, whichever page it is: "(3) 标题". Used once, by the shell. */
export function useTitleCount(): void {
  const unread = useLive(({ counts }) => counts?.allCount ?? 0);
  useEffect(() => {
    if (unread === 0) return;
    const prefix = `(${formatBadge(unread)}) `;
    let title = document.title;
    const write = () => {
      document.title = prefix + title;
    };
    // The next page brings its own title.
    const observer = new MutationObserver(() => {
      if (document.title === prefix + title) return;
      title = document.title;
      write();
    });
    write();
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      if (document.title === prefix + title) document.title = title;
    };
  }, [unread]);
}
