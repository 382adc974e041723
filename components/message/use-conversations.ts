'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { messageQueries } from '@/lib/domain/message/queries';
import { sortConversations } from '@/lib/domain/message/conversation-list';
import { setUnreadMessages, useLive } from '@/lib/domain/live/live-store';
import type { MessageSession } from '@/lib/domain/message/message-session';
import { useMessages } from './use-message-session';

interface Member {
  userId: string;
  session: MessageSession;
}

export function useConversations({ userId, session }: Member) {
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery(messageQueries.conversations(userId));
  const conversations = useMessages(session, (state) => state.conversations);
  const outgoing = useMessages(session, (state) => state.outgoing);
  const counted = useLive(({ counts }) => counts?.imCount);
  const unread = conversations?.reduce((sum, row) => sum + row.unread, 0);

  useEffect(() => {
    if (data) session.listed(data);
    // Equal answers are applied, too: they include pushes since.
  }, [session, data, dataUpdatedAt]);

  useEffect(() => {
    if (unread === undefined || typeof counted !== 'number' || counted === unread) return;
    setUnreadMessages(unread);
    // The counts may be newer than the list.
    session.refetchList();
  }, [session, counted, unread]);

  const rows = useMemo(() => conversations && sortConversations(conversations, outgoing), [conversations, outgoing]);
  return { rows, failed: isError && !conversations, isFetching, refetch };
}
