import type { ReactNode } from 'react';
import { siteNavigation } from '@/lib/config/navigation';
import { siteConfig } from '@/lib/config/site';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { LazySiteExtras } from './lazy-site-extras';
import styles from './site-frame.module.css';

export function SiteFrame({ children }: { children: ReactNode }) {
  const site = siteConfig();
  const entries = siteNavigation(site.mindMapUrl);
  return (
    <>
      <a className={styles.skip} href="#main" data-print="hidden">
        跳到主要内容
      </a>
      <SiteHeader name={site.name} entries={entries} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter site={site} />
      <LazySiteExtras entries={entries.filter(({ floating }) => floating)} />
    </>
  );
}
