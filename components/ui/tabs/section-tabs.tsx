'use client';

import { useLayoutEffect, useRef } from 'react';
import { isHeld } from '@/lib/browser/reveal-within';
import { usePublicPath } from './use-public-path';
import { LinkTabs, type LinkTab } from './link-tabs';

interface SectionTabsProps {
  label: string;
  tabs: readonly Pick<LinkTab, 'label' | 'href' | 'count' | 'badge'>[];
}

const lengthAbove = (pathname: string, address: string) =>
  pathname === address || pathname.startsWith(`${address}/`) ? address.length : 0;

export function SectionTabs({ label, tabs }: SectionTabsProps) {
  const pathname = usePublicPath();
  const nav = useRef<HTMLElement>(null);
  // Scrolls the current tab to the middle.
  useLayoutEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && current && !isHeld(nav.current)) {
      nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2;
    }
  }, [pathname]);
  const lengths = tabs.map(({ href }) => lengthAbove(pathname, href));
  const longest = Math.max(...lengths);
  return (
    <LinkTabs
      ref={nav}
      label={label}
      tabs={tabs.map((tab, place) => ({ ...tab, current: longest > 0 && lengths[place] === longest }))}
    />
  );
}
