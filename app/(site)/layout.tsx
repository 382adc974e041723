import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame/site-frame';
import { siteConfig } from '@/lib/config/site';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame site={siteConfig()}>{children}</SiteFrame>;
}
