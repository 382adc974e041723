'use client';

import { lazyComponent } from '@/components/ui/lazy-component';
import { ThemeIcon } from './theme-icon';
import styles from './theme-switch.module.css';

/** Loaded after hydration; the boot script has already applied the theme. */
export const LazyThemeSwitch = lazyComponent(async () => (await import('./theme-switch')).ThemeSwitch, {
  onFail: 'hide',
  fallback: (
    <span className={styles.waiting}>
      <ThemeIcon />
    </span>
  ),
});
