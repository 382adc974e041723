'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useLayoutEffect, useOptimistic } from 'react';
import { useManualScroll } from '@/hooks/lists/use-restored-list';

/**
 * Tabs of lists that are addresses, in the layout that stays while the reader switches. During the navigation the new
 * tab is `shown` at once, at the top of the page, and `leaving` says that a skeleton replaces the old list.
 */
export function useFeedTabs<T extends object | string>(current: T, hrefOf: (tab: T) => string) {
  const [pending, setPending] = useOptimistic<T | null>(null);
  const router = useRouter();
  useManualScroll();

  const open = (tab: T) =>
    startTransition(() => {
      setPending(tab);
      router.push(hrefOf(tab));
    });
  /** Props of a link to a tab. */
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
