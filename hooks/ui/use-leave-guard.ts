'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';

/** Where a plain click on a link of this site would lead in this tab; null for every other click. */
function destinationOf(event: MouseEvent): string | null {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  ) {
    return null;
  }
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null;
  const { origin, pathname, search } = new URL(link.href);
  const { location } = window;
  const stays = pathname === location.pathname && search === location.search;
  return origin !== location.origin || stays ? null : link.href.slice(origin.length);
}

/**
 * Asks before the page is left while something in it is not saved. Gives where the reader wants to go,
 * null while they stay: show the question then, and answer it with `leave` or `stay`.
 */
export function useLeaveGuard(dirty: boolean) {
  const router = useRouter();
  const [destination, setDestination] = useState<string | null>(null);
  useEffect(() => {
    if (!dirty) return;
    const handleClick = (event: MouseEvent) => {
      const wanted = destinationOf(event);
      if (wanted === null) return;
      event.preventDefault();
      event.stopPropagation();
      setDestination(wanted);
    };
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before the links' own handlers.
    window.addEventListener('click', handleClick, true);
    window.addEventListener('beforeunload', handleUnload);
    return () => {
      window.removeEventListener('click', handleClick, true);
      window.removeEventListener('beforeunload', handleUnload);
    };
  }, [dirty]);
  const stay = () => setDestination(null);
  const leave = () => {
    if (destination !== null) router.push(destination);
    setDestination(null);
  };
  return { destination, stay, leave };
}
