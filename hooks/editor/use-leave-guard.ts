'use client';

import { useEffect, useState } from 'react';
import { hasUnpublished, useWriting } from '@/lib/domain/writing/store';

const isDirty = () => hasUnpublished(useWriting.getState());

/** The page's own link that a plain click follows in this tab. */
function linkOf({ target, button, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): URL | null {
  if (button !== 0 || defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  const leaves = url.origin === window.location.origin && url.pathname !== window.location.pathname;
  return leaves ? url : null;
}

/**
 * Asks before a page is left whose changes are not published: the browser's own question for closing and
 * reloading, and `wanted` for a link of the site.
 */
export function useLeaveGuard() {
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    const handleClick = (event: MouseEvent) => {
      const url = isDirty() ? linkOf(event) : null;
      if (!url) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(`${url.pathname}${url.search}${url.hash}`);
    };
    window.addEventListener('beforeunload', handleUnload);
    document.addEventListener('click', handleClick, true);
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
      document.removeEventListener('click', handleClick, true);
    };
  }, []);
  return { wanted, stay: () => setWanted(null) };
}
