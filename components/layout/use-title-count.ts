'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { routes } from '@/lib/config/routes';
import { useLive } from '@/lib/domain/notification/live-store';
import { formatBadge } from '@/lib/domain/notification/badge';

/** Prefixes the title with the unread count, except in the write center (specification 1, section 2). Used once. */
export function useTitleCount(): void {
  const unread = useLive(({ counts }) => counts?.allCount ?? 0);
  const isWriting = usePathname()?.startsWith(routes.writeCenter()) ?? false;
  useEffect(() => {
    if (unread === 0 || isWriting) return;
    const prefix = `(${formatBadge(unread)}) `;
    let title = document.title;
    const write = () => {
      if (title !== '') document.title = prefix + title;
    };
    // The next page sets its own title; in between there is none.
    const observer = new MutationObserver(() => {
      if (document.title === '' || document.title === prefix + title) return;
      title = document.title;
      write();
    });
    write();
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      if (document.title === prefix + title) document.title = title;
    };
  }, [unread, isWriting]);
}
