'use client';

import Link from 'next/link';
import { useRef } from 'react';
import { NEW_TAB } from '@/components/ui/new-tab';
import { Icon } from '@/components/ui/icon';
import { usePublicPath } from '@/components/ui/tabs/use-public-path';
import { isInSection, type NavigationEntry } from '@/lib/config/navigation';
import styles from './site-nav.module.css';

const ID = 'site-nav';

export function SiteNav({ entries }: { entries: readonly NavigationEntry[] }) {
  const pathname = usePublicPath();
  const nav = useRef<HTMLElement>(null);
  const handleClick = () => {
    // An open popover on narrow screens only.
    if (nav.current?.matches(':popover-open')) nav.current.hidePopover();
  };
  return (
    <>
      <button className={styles.toggle} type="button" popoverTarget={ID} aria-label="导航菜单">
        <Icon of="menu" size={20} />
      </button>
      <nav ref={nav} id={ID} className={styles.nav} popover="auto" aria-label="主导航">
        {entries.map((entry) => {
          const { label, href, external } = entry;
          return external ? (
            <a key={href} className={styles.link} href={href} {...NEW_TAB} rel="noopener" onClick={handleClick}>
              {label}
            </a>
          ) : (
            <Link
              key={href}
              className={styles.link}
              href={href}
              prefetch={false}
              aria-current={isInSection(entry, pathname) ? 'page' : undefined}
              onClick={handleClick}
            >
              {label}
            </Link>
          );
        })}
      </nav>
    </>
  );
}
