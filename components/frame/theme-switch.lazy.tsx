'use client';

import { lazyComponent } from '@/components/ui/lazy-component';
import { ThemeIcon } from './theme-icon';
import styles from './theme-switch.module.css';

const load = () => import('./theme-switch');

/** Loaded after hydration; the boot script has already applied the theme. */
export const LazyThemeSwitch = lazyComponent(async () => (await load()).ThemeSwitch, {
  onFail: 'hide',
  fallback: (
    <span className={styles.waiting}>
      <ThemeIcon />
    </span>
  ),
});

export const LazyThemeRow = lazyComponent(async () => (await load()).ThemeRow, { onFail: 'hide' });
