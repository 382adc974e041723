'use client';

import type { ReactNode } from 'react';
import { LoginGate } from '@/components/session/login-gate/login-gate';
import { Toaster } from '@/components/ui/toaster/toaster';
import { siteNavigation } from '@/lib/config/navigation';
import type { SiteConfig } from '@/lib/config/site';
import { FloatingTools } from '../floating-tools/floating-tools';
import { OfflineBar } from '../offline-bar/offline-bar';
import { ProgressBar } from '../progress-bar/progress-bar';
import { SessionSync } from '../session-sync';
import { SiteFooter } from '../site-footer/site-footer';
import { SiteHeader } from '../site-header/site-header';
import styles from './site-frame.module.css';

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
      <FloatingTools entries={entries.filter(({ floating }) => floating)} />
      <OfflineBar />
      <Toaster />
      <LoginGate />
      <SessionSync />
      <ProgressBar />
    </>
  );
}
