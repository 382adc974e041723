'use client';

import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useHydrated } from '@/hooks/ui/use-hydrated';
import { siteNavigation, type NavigationEntry } from '@/lib/config/navigation';
import type { SiteConfig } from '@/lib/config/site';
import { SessionSync } from '../session-sync';
import { SiteFooter } from '../site-footer/site-footer';
import { SiteHeader } from '../site-header/site-header';
import styles from './site-frame.module.css';

type ExtrasProps = { entries: readonly NavigationEntry[] };

/** A second try for what the network lost; without it the page still reads. */
const loadExtras = () => import('./site-extras').then(({ SiteExtras }) => ({ default: SiteExtras }));
const SiteExtras = lazy<ComponentType<ExtrasProps>>(() =>
  loadExtras()
    .catch(loadExtras)
    .catch(() => ({ default: () => null })),
);

interface SiteShellProps {
  site: SiteConfig;
  children: ReactNode;
}

/**
 * The shell's markup. A client component as a whole: a page's HTML then carries it once, not a second
 * time as data (and a third for the missing page).
 */
export function SiteShell({ site, children }: SiteShellProps) {
  const hydrated = useHydrated();
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
      {hydrated && (
        <Suspense>
          <SiteExtras entries={entries} />
        </Suspense>
      )}
    </>
  );
}
