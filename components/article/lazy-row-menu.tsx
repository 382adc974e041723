'use client';

import { lazyComponent } from '@/components/ui/lazy-component';
import { useRowMenu } from '@/lib/browser/row-menu';

const RowMenu = lazyComponent(async () => (await import('./row-menu')).RowMenu, { onFail: 'toast' });

const forget = () => useRowMenu.setState({}, true);

/** Loaded when a row's menu is opened for the first time. */
export const LazyRowMenu = () =>
  useRowMenu(({ subject }) => subject !== undefined) && <RowMenu onLoadFailed={forget} />;
