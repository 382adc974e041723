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

interface SiteFrameProps {
  site: SiteConfig;
  children: ReactNode;
}

/**
 * The shell around every ordinary page, the missing ones included. A client component, so that a page
 * carries the few words of `site` as data, and not the whole shell once more.
 */
export function SiteFrame({ site, children }: SiteFrameProps) {
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
