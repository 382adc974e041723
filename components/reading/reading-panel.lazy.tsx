'use client';

import { lazyComponent } from '@/components/ui/lazy-component';
import styles from './reading-settings.module.css';

const load = () => import('./reading-panel.bundle');

export const LazyReadingPanel = lazyComponent(async () => (await load()).ReadingPanel, {
  onFail: 'retry',
  fallback: <div className={styles.waiting} aria-busy />,
});

export const LazyCopyTools = lazyComponent(async () => (await load()).CopyTools, { onFail: 'hide' });

export const LazyAnnotations = lazyComponent(async () => (await load()).Annotations, { onFail: 'hide' });
