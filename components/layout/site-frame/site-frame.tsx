import type { ReactNode } from 'react';
import { siteConfig } from '@/lib/config/site';
import { SiteShell } from './site-shell';

/** The shell around every ordinary page, the missing ones included. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return <SiteShell site={siteConfig()}>{children}</SiteShell>;
}
