import type { ReactNode } from 'react';
import { siteNavigation } from '@/lib/config/navigation';
import { siteConfig } from '@/lib/config/site';
import { SiteShell } from './site-shell';

/** The shell around every ordinary page, the missing ones included. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const site = siteConfig();
  return (
    <SiteShell site={site} entries={siteNavigation(site.mindMapUrl)}>
      {children}
    </SiteShell>
  );
}
