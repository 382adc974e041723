'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { ThemeIcon } from './theme-icon';
import styles from './theme-switch.module.css';

/** Loaded after hydration; the boot script has already applied the theme. */
export const LazyThemeSwitch = lazyPart(async () => (await import('./theme-switch')).ThemeSwitch, {
  onFail: 'hide',
  fallback: (
    <span className={styles.waiting}>
      <ThemeIcon />
    </span>
  ),
});
