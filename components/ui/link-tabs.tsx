import Link from 'next/link';
import type { ComponentProps, Ref } from 'react';
import { UnreadBadge } from './unread-badge';
import controls from '@/styles/controls.module.css';
import styles from './link-tabs.module.css';

export interface LinkTab {
  href: string;
  label: string;
  count?: string | undefined;
  badge?: { shown: string; words: string } | undefined;
  current: boolean;
  onNavigate?: ComponentProps<typeof Link>['onNavigate'];
}

interface LinkTabsProps {
  ref?: Ref<HTMLElement>;
  label: string;
  tabs: readonly LinkTab[];
  inner?: boolean;
}

export function LinkTabs({ ref, label, tabs, inner = false }: LinkTabsProps) {
  return (
    <nav ref={ref} className={inner ? `${styles.tabs} ${styles.inner}` : styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          className={inner ? controls.innerTab : styles.tab}
          href={tab.href}
          prefetch={false}
          aria-current={tab.current ? 'page' : undefined}
          onNavigate={tab.onNavigate}
        >
          <span>{tab.label}</span>
          {tab.count && <small className={styles.count}>{tab.count}</small>}
          {tab.badge && <UnreadBadge className={styles.badge} {...tab.badge} />}
        </Link>
      ))}
    </nav>
  );
}
