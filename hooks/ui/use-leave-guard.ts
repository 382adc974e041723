'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { linkDestination } from '@/lib/browser/link-destination';

/** Missing in some browsers. */
const navigationOf = (page: { navigation?: Navigation }): Navigation | undefined => page.navigation;

interface Destination {
  href: string;
  /** History entry of a back or forward navigation. */
  key?: string;
}

/**
 * Blocks leaving unsaved changes until `leave` or `stay`; back and forward only with the Navigation API.
 * @param lost whether closing the page would lose them, so that the browser asks
 */
export function useLeaveGuard(dirty: boolean, lost = dirty) {
  const router = useRouter();
  const [destination, setDestination] = useState<Destination | null>(null);
  const leaving = useRef(false);
  useEffect(() => {
    if (!dirty) return;
    const handleClick = (event: MouseEvent) => {
      const wanted = linkDestination(event);
      if (wanted === null) return;
      event.preventDefault();
      event.stopPropagation();
      setDestination({ href: wanted });
    };
    const navigation = navigationOf(window);
    const handleNavigate = (event: NavigateEvent) => {
      const { navigationType, destination: target } = event;
      if (leaving.current || navigationType !== 'traverse' || !target.sameDocument || !event.cancelable) return;
      event.preventDefault();
      setDestination({ href: target.url, key: target.key });
    };
    // Runs before the links' own handlers.
    window.addEventListener('click', handleClick, true);
    navigation?.addEventListener('navigate', handleNavigate);
    return () => {
      window.removeEventListener('click', handleClick, true);
      navigation?.removeEventListener('navigate', handleNavigate);
    };
  }, [dirty]);
  useEffect(() => {
    if (!lost) return;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [lost]);
  const stay = () => setDestination(null);
  const leave = () => {
    setDestination(null);
    if (destination === null) return;
    leaving.current = true;
    if (destination.key !== undefined) navigationOf(window)?.traverseTo(destination.key);
    else router.push(destination.href);
  };
  return { asking: destination !== null, stay, leave };
}
