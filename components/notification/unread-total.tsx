'use client';

import { UnreadBadge } from '@/components/ui/unread-badge';
import { formatBadge } from '@/lib/domain/notification/badge';
import { useLive } from '@/lib/domain/live/live-store';
import styles from './unread-total.module.css';

export function UnreadTotal() {
  const all = useLive((live) => live.counts?.allCount) ?? 0;
  return all > 0 && <UnreadBadge className={styles.badge} shown={formatBadge(all)} words="条未读" />;
}
