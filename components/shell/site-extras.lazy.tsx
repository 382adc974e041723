'use client';

import { WhenIdle } from '@/components/frame/when-idle';
import { lazyComponent } from '@/components/ui/lazy-component';
import type { NavigationEntry } from '@/lib/config/navigation';

export const loadSiteExtras = () => import('./site-extras');

const SiteExtras = lazyComponent(async () => (await loadSiteExtras()).SiteExtras, { onFail: 'hide' });

/** Loaded with the others, as they are needed at the same time: once the page is shown. */
export const LazyNewRows = lazyComponent(async () => (await loadSiteExtras()).NewRows, { onFail: 'hide' });

export const LazyDensitySwitch = lazyComponent(async () => (await loadSiteExtras()).DensitySwitch, { onFail: 'hide' });

export function LazySiteExtras({ entries = [] }: { entries?: readonly NavigationEntry[] }) {
  return (
    <WhenIdle>
      <SiteExtras entries={entries} />
    </WhenIdle>
  );
}
