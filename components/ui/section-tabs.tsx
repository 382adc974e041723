'use client';

import { usePathname } from 'next/navigation';
import { LinkTabs, type LinkTab } from './link-tabs';

interface SectionTabsProps {
  /** Names the navigation for screen readers. */
  label: string;
  tabs: readonly (Pick<LinkTab, 'label' | 'href' | 'badge'> & {
    /** Other addresses of the same page. */
    also?: readonly string[];
  })[];
}

/** The pages of a section as tabs; the current one is marked by its pathname. */
export function SectionTabs({ label, tabs }: SectionTabsProps) {
  const pathname = usePathname();
  return (
    <LinkTabs
      label={label}
      tabs={tabs.map(({ also = [], ...tab }) => ({ ...tab, current: [tab.href, ...also].includes(pathname) }))}
    />
  );
}
