'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useLayoutEffect, useOptimistic } from 'react';
import { useManualScroll } from '@/hooks/lists/use-list-snapshot';

/** Tabs of lists with addresses: while navigating the new tab is `shown` at once, and `leaving` asks for a skeleton. */
export function useListTabs<T extends object | string>(current: T, hrefOf: (tab: T) => string) {
  const [pending, setPending] = useOptimistic<T | null>(null);
  const router = useRouter();
  useManualScroll();

  const open = (tab: T) =>
    startTransition(() => {
      setPending(tab);
      router.push(hrefOf(tab));
    });
  const linkTo = (tab: T) => ({
    href: hrefOf(tab),
    onNavigate: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      open(tab);
    },
  });

  const leaving = pending !== null;
  useLayoutEffect(() => {
    if (leaving) window.scrollTo(0, 0);
  }, [leaving]);

  return { shown: pending ?? current, leaving, open, linkTo };
}
