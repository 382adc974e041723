'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { POLL_LIVE_MS, POLL_MS } from '@/lib/domain/notification/constants';
import { notificationQueries } from '@/lib/domain/notification/queries';
import type { NotificationCounts } from '@/lib/domain/notification/schema';
import { setCounts, useLive } from '@/lib/domain/notification/live-store';

/**
 * Keeps the unread counts in the store up to date: polls the API, and fetches when the page becomes visible. The other
 * tabs are notified of what was read here.
 * @param userId undefined for a visitor
 */
export function useUnreadCounts(userId: string | undefined): void {
  const link = useLive((live) => live.link);
  const { data, dataUpdatedAt } = useQuery({
    ...notificationQueries.counts(),
    enabled: userId !== undefined,
    refetchInterval: link === 'open' ? POLL_LIVE_MS : POLL_MS,
    refetchOnWindowFocus: true,
  });

  useEffect(() => {
    if (!data || !userId) return;
    setCounts(data);
    const channel = new BroadcastChannel(channelName(userId));
    channel.postMessage(data);
    channel.close();
  }, [data, dataUpdatedAt, userId]);

  useEffect(() => {
    if (!userId) return;
    const channel = new BroadcastChannel(channelName(userId));
    channel.onmessage = ({ data: counts }: MessageEvent<NotificationCounts>) => setCounts(counts);
    return () => channel.close();
  }, [userId]);
}

const channelName = (userId: string) => `unread:${userId}`;
