'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { POLL_LIVE_MS, POLL_MS } from '@/lib/domain/notification/constants';
import { notificationQueries } from '@/lib/domain/notification/queries';
import type { NotificationCounts } from '@/lib/domain/notification/schema';
import { setCounts, useLive } from '@/lib/domain/notification/store';

/**
 * Keeps the counts of the store with what the API says of a member: when the page is looked at, and now
 * and then. The other tabs are told what was read here.
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
