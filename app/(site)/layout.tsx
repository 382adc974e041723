import type { ReactNode } from 'react';
import { siteNavigation } from '@/lib/config/navigation';
import { siteConfig } from '@/lib/config/site';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { LazySiteExtras } from '@/components/layout/lazy-site-extras';
import { TabBar } from '@/components/layout/tab-bar';
import styles from './layout.module.css';

export default function SiteLayout({ children }: { children: ReactNode }) {
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
      <TabBar entries={entries} />
      <LazySiteExtras entries={entries.filter(({ floating }) => floating)} />
    </>
  );
}
