import Link from 'next/link';
import type { ComponentProps, ReactNode, Ref } from 'react';
import controls from '@/styles/controls.module.css';
import styles from './link-tabs.module.css';

export interface LinkTab {
  href: string;
  label: string;
  count?: string | undefined;
  badge?: ((className: string | undefined) => ReactNode) | undefined;
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
          {tab.badge?.(styles.badge)}
        </Link>
      ))}
    </nav>
  );
}
