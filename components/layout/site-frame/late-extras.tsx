'use client';

import { Late } from '@/components/layout/late/late';
import type { NavigationEntry } from '@/lib/config/navigation';
import { lazyOptional } from '@/lib/utils/lazy-optional';

const SiteExtras = lazyOptional(async () => (await import('./site-extras')).SiteExtras);

/** The extras of the shell, deferred until the browser is idle. */
export function LateExtras({ entries }: { entries: readonly NavigationEntry[] }) {
  return (
    <Late>
      <SiteExtras entries={entries} />
    </Late>
  );
}
