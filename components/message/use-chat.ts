'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { messageQueries } from '@/lib/domain/message/queries';
import { chatWith } from '@/lib/domain/message/chat-state';
import type { ChatRows } from '@/lib/domain/message/chat-rows';
import { useLive } from '@/lib/domain/live/live-store';
import type { MessageSession } from '@/lib/domain/message/message-session';
import { useMessages } from './use-message-session';

/** Poll interval of the open chat while no socket can be opened. */
const POLL_MS = 15_000;

interface ChatMember {
  userId: string;
  session: MessageSession;
  partnerId: string;
}

export function useChat({ userId, session, partnerId }: ChatMember) {
  const chat = useMessages(session, (state) => chatWith(state, partnerId));
  const outgoing = useMessages(session, (state) => state.outgoing);
  const recalled = useMessages(session, (state) => state.recalled);
  const [older, setOlder] = useState<'idle' | 'loading' | 'failed'>('idle');
  const loading = useRef(false);
  const isLive = useLive(({ connection }) => connection !== 'unreachable');
  const latest = useQuery({
    queryKey: messageQueries.latest(userId, partnerId),
    queryFn: async () => {
      await session.loadLatest(partnerId);
      return true;
    },
    // The message session retries pages itself.
    retry: false,
    staleTime: 0,
    gcTime: 0,
    // A connection that seems open may be dead, and have missed pushes.
    refetchOnWindowFocus: true,
    refetchInterval: isLive ? false : POLL_MS,
  });

  const loadOlder = useCallback(async () => {
    if (loading.current) return;
    loading.current = true;
    setOlder('loading');
    try {
      await session.loadOlder(partnerId);
      setOlder('idle');
    } catch {
      setOlder('failed');
    } finally {
      loading.current = false;
    }
  }, [session, partnerId]);

  const { messages, readUntil, seenUntil, hasOlder, isCurrent } = chat;
  const rows = useMemo(
    (): ChatRows => ({ userId, messages, readUntil, outgoing: outgoing.filter(({ toId }) => toId === partnerId) }),
    [userId, partnerId, messages, readUntil, outgoing],
  );
  const unseen = useMemo(
    () =>
      messages.filter(({ fromId, sentAt, isRecalled }) => fromId === partnerId && !isRecalled && sentAt > seenUntil)
        .length,
    [messages, partnerId, seenUntil],
  );
  return {
    rows,
    unseen,
    recalled,
    hasOlder: hasOlder && isCurrent,
    older,
    loadOlder,
    isLoading: latest.isPending && messages.length === 0,
    failed: latest.isError && messages.length === 0,
    retry: latest.refetch,
  };
}
