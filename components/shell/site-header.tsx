import Link from 'next/link';
import { SearchBox } from '@/components/search/search-box';
import type { NavigationEntry } from '@/lib/config/navigation';
import { routes } from '@/lib/config/routes';
import { LazyThemeSwitch } from '@/components/frame/theme-switch.lazy';
import { Logo } from '@/components/frame/logo';
import { SessionSlot } from './session-slot';
import { SiteNav } from './site-nav';
import { WriteLink } from './write-link';
import styles from './site-header.module.css';

interface SiteHeaderProps {
  name: string;
  entries: readonly NavigationEntry[];
}

export function SiteHeader({ name, entries }: SiteHeaderProps) {
  return (
    <header className={styles.header} data-print="hidden">
      <div className={styles.inner}>
        <Link className={styles.brand} href={routes.home()} prefetch={false} aria-label={`${name}，返回首页`}>
          <Logo />
          <span className={styles.name}>{name}</span>
        </Link>
        <SiteNav entries={entries} />
        <SearchBox />
        <div className={styles.theme}>
          <LazyThemeSwitch />
        </div>
        <WriteLink />
        <SessionSlot />
      </div>
    </header>
  );
}
