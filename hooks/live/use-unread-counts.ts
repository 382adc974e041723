'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tabBus } from '@/lib/browser/tabs';
import { setCounts, useLive } from '@/lib/domain/live/live-store';
import { notificationQueries } from '@/lib/domain/notification/queries';
import type { NotificationCounts } from '@/lib/domain/notification/schema';

/** Poll interval of the unread counts while no socket is connected. */
const POLL_MS = 60_000;
/** Slower poll while a socket is connected, because it may be dead unnoticed. */
const POLL_LIVE_MS = 5 * 60_000;

const tabsOf = (userId: string) => tabBus<{ kind: 'counts'; counts: NotificationCounts; readAt: number }>(userId);

/** Keeps the unread counts current, and tells other tabs what was read. @param userId undefined for a visitor */
export function useUnreadCounts(userId: string | undefined): void {
  const connection = useLive((live) => live.connection);
  const { data } = useQuery({
    ...notificationQueries.counts(),
    enabled: userId !== undefined,
    refetchInterval: connection === 'open' ? POLL_LIVE_MS : POLL_MS,
    refetchOnWindowFocus: true,
  });

  useEffect(() => {
    if (!data || !userId) return;
    setCounts(data.counts, data.readAt);
    tabsOf(userId).post({ kind: 'counts', ...data });
  }, [data, userId]);

  useEffect(() => {
    if (!userId) return;
    return tabsOf(userId).on('counts', ({ counts, readAt }) => setCounts(counts, readAt));
  }, [userId]);
}
