'use client';

import { Late } from '@/components/layout/late';
import { lazyPart } from '@/components/ui/lazy-part';
import type { NavigationEntry } from '@/lib/config/navigation';

const SiteExtras = lazyPart(async () => (await import('./site-extras')).SiteExtras, { onFail: 'hide' });

export function LateExtras({ entries = [] }: { entries?: readonly NavigationEntry[] }) {
  return (
    <Late>
      <SiteExtras entries={entries} />
    </Late>
  );
}
