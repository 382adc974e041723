import Link from 'next/link';
import type { ComponentProps } from 'react';
import styles from './link-tabs.module.css';

export interface LinkTab {
  href: string;
  label: string;
  /** How much in it waits for the reader, as shown; and the words that follow it for screen readers. */
  badge?: { shown: string; words: string } | undefined;
  current: boolean;
  /** Told before the router goes there; may prevent it. */
  onNavigate?: ComponentProps<typeof Link>['onNavigate'];
}

interface LinkTabsProps {
  /** Names the navigation for screen readers. */
  label: string;
  tabs: readonly LinkTab[];
}

/** Tabs that are addresses. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          className={styles.tab}
          href={tab.href}
          prefetch={false}
          aria-current={tab.current ? 'page' : undefined}
          onNavigate={tab.onNavigate}
        >
          {tab.label}
          {tab.badge && (
            <span className={styles.badge}>
              {tab.badge.shown}
              <span className="visually-hidden"> {tab.badge.words}</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
