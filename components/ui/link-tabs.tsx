import Link from 'next/link';
import type { ComponentProps } from 'react';
import styles from './link-tabs.module.css';

export interface LinkTab {
  href: string;
  label: string;
  /** The tab's unread count as shown, and its label for screen readers. */
  badge?: { shown: string; words: string } | undefined;
  current: boolean;
  /** Called before the router navigates; may prevent it. */
  onNavigate?: ComponentProps<typeof Link>['onNavigate'];
}

interface LinkTabsProps {
  /** Names the navigation for screen readers. */
  label: string;
  tabs: readonly LinkTab[];
}

/** Tabs as links: each tab is a page. */
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
