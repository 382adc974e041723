import type { ReactNode } from 'react';
import { siteNavigation } from '@/lib/config/navigation';
import { siteConfig } from '@/lib/config/site';
import { SiteFooter } from '@/components/shell/site-footer';
import { SiteHeader } from '@/components/shell/site-header';
import { LazySiteExtras } from '@/components/shell/site-extras.lazy';
import { TabBar } from '@/components/shell/tab-bar';
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
