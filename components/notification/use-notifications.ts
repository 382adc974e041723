'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useList } from '@/hooks/lists/use-list';
import { useScrollAnchor } from './use-scroll-anchor';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { useGatedMutation } from '@/hooks/use-gated-mutation';
import type { NotificationKind } from '@/lib/domain/notification/notification-kinds';
import { notificationQueries } from '@/lib/domain/notification/queries';
import { forgetReceived, useLive } from '@/lib/domain/live/live-store';
import { withNewerHead } from '@/lib/query/newer-head';
import { onePage } from '@/lib/query/one-page';

const NONE: readonly string[] = [];
const elementId = (id: string) => `notification-${id}`;

/** Fetching marks them as read, so the counts are refetched. `fresh` was pushed since; `showFresh` prepends it. */
export function useNotifications(kind: NotificationKind) {
  const client = useQueryClient();
  const query = notificationQueries.list(kind);
  const list = useList({
    query: { ...query, enabled: useSignedIn() },
    elementId,
    isRow: (row) => 'isUnread' in row,
  });
  const { rows, readAt } = list;
  useScrollAnchor(rows, elementId);

  useEffect(() => {
    if (readAt > 0) void client.invalidateQueries({ queryKey: notificationQueries.counts().queryKey });
  }, [client, readAt]);

  const received = useLive((live) => live.received[kind]) ?? NONE;
  const fresh = received.filter((id) => !rows.some((row) => row.id === id));

  const { run: showFresh, pending } = useGatedMutation({
    mutationKey: ['notification', 'show-fresh', kind],
    mutationFn: async () => {
      const head = await client.fetchQuery({ ...onePage(query), staleTime: 0, gcTime: 0 });
      client.setQueryData(query.queryKey, (shown) => shown && withNewerHead(shown, head));
      forgetReceived(kind, fresh);
    },
    failedMessage: '加载失败，请稍后重试',
  });

  return { ...list, fresh: fresh.length, showFresh, pending };
}
