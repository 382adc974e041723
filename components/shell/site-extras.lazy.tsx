'use client';

import { WhenIdle } from '@/components/frame/when-idle';
import { lazyComponent } from '@/components/ui/lazy-component';
import type { NavigationEntry } from '@/lib/config/navigation';

const SiteExtras = lazyComponent(async () => (await import('./site-extras')).SiteExtras, { onFail: 'hide' });

export function LazySiteExtras({ entries = [] }: { entries?: readonly NavigationEntry[] }) {
  return (
    <WhenIdle>
      <SiteExtras entries={entries} />
    </WhenIdle>
  );
}
