'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useSession } from '@/hooks/session/use-session';
import type { MessageState } from '@/lib/domain/message/chat-state';
import { messageSession, type MessageSession } from '@/lib/domain/message/message-session';

/** The private messages of the member; undefined until it is known who that is. */
export function useMessageSession(): { userId: string; session: MessageSession } | undefined {
  const client = useQueryClient();
  const userId = useSession().user?.id;
  return userId === undefined ? undefined : { userId, session: messageSession(userId, client) };
}

/** A part of the message store, which the selector gives unchanged. */
export const useMessages = <T>(session: MessageSession, select: (state: MessageState) => T): T =>
  useStore(session.store, select);
