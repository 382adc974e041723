'use client';

import { lazyComponent } from '@/components/ui/lazy-component';
import type { PublishFormProps } from './publish-form';
import styles from './publish-form.module.css';

export const LazyPublishForm = lazyComponent<PublishFormProps>(
  async () => (await import('./publish-form')).PublishForm,
  {
    onFail: 'retry',
    fallback: <div className={styles.form} aria-busy />,
  },
);
