'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useSession } from '@/hooks/session/use-session';
import type { MessageState } from '@/lib/domain/message/chat-state';
import { messageSession, type MessageSession } from '@/lib/domain/message/message-session';

export function useMessageSession(): { userId: string; session: MessageSession } | undefined {
  const client = useQueryClient();
  const userId = useSession().user?.id;
  return userId === undefined ? undefined : { userId, session: messageSession(userId, client) };
}

/** Selects from the message store; the selector must return stable parts. */
export const useMessages = <T>(session: MessageSession, select: (state: MessageState) => T): T =>
  useStore(session.store, select);
