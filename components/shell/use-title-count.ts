'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { prefixPageTitle } from '@/lib/browser/page-title';
import { routes } from '@/lib/config/routes';
import { useLive } from '@/lib/domain/live/live-store';
import { formatBadge } from '@/lib/domain/notification/badge';

/** Prefixes the title with the unread count, except in the write center (specification 1, section 2). Used once. */
export function useTitleCount(): void {
  const unread = useLive(({ counts }) => counts?.allCount ?? 0);
  const isWriting = usePathname()?.startsWith(routes.writeCenter()) ?? false;
  useEffect(() => {
    if (unread > 0 && !isWriting) return prefixPageTitle(`(${formatBadge(unread)}) `);
  }, [unread, isWriting]);
}
