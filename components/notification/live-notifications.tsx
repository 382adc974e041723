'use client';

import { useLiveSocket } from '@/hooks/notification/use-live-socket';
import { useTitleCount } from '@/hooks/notification/use-title-count';

/** What reaches a member while they look at the site; shows nothing itself. */
export function LiveNotifications() {
  useLiveSocket();
  useTitleCount();
  return null;
}
