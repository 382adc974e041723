import 'client-only';
import { personalValue } from '@/lib/browser/personal-storage';
import { checkedBy } from '@/lib/browser/storage';

/** It is off until the reader turns it on: before that no worker is registered, and nothing is kept. */
export const offlineReading = personalValue({
  key: 'OFFLINE_READING',
  schema: checkedBy((value): value is true => value === true),
});

/** Browsers offer workers to secure pages only. */
export const canReadOffline = (): boolean => 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator;
