'use client';

import { useLive } from '@/lib/domain/live/live-store';

/** The tab's icon with the dot while something is unread: the last icon that a page names is the one that is shown. */
export function UnreadIcon() {
  const isUnread = useLive(({ counts }) => (counts?.allCount ?? 0) > 0);
  return isUnread && <link rel="icon" type="image/svg+xml" href="/icon-unread.svg" />;
}
