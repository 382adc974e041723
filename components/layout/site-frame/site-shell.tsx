'use client';

import type { ReactNode } from 'react';
import { Late } from '@/components/layout/late/late';
import { siteNavigation } from '@/lib/config/navigation';
import type { SiteConfig } from '@/lib/config/site';
import { lazyOptional } from '@/lib/utils/lazy-optional';
import { SessionSync } from '../session-sync';
import { SiteFooter } from '../site-footer/site-footer';
import { SiteHeader } from '../site-header/site-header';
import styles from './site-frame.module.css';

const SiteExtras = lazyOptional(async () => (await import('./site-extras')).SiteExtras);

interface SiteShellProps {
  site: SiteConfig;
  children: ReactNode;
}

/**
 * The shell's markup. A client component as a whole: a page's HTML then carries it once, not a second
 * time as data (and a third for the missing page).
 */
export function SiteShell({ site, children }: SiteShellProps) {
  const entries = siteNavigation(site.mindMapUrl);
  return (
    <>
      <a className={styles.skip} href="#main">
        跳到主要内容
      </a>
      <SiteHeader name={site.name} entries={entries} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter site={site} />
      <SessionSync />
      <Late>
        <SiteExtras entries={entries} />
      </Late>
    </>
  );
}
