'use client';

import { deleteUnlessGone, toastDeletion } from '@/hooks/lists/delete-unless-gone';
import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { messageQueries } from '@/lib/domain/message/queries';
import type { Message } from '@/lib/domain/message/schema';
import type { MessageSession } from '@/lib/domain/message/message-session';
import { deleteConversation, deleteMessage, pinConversation, recallMessage } from '@/lib/domain/message/api';

export const useRecallMessage = (session: MessageSession, message: Message) =>
  useGatedMutation({
    mutationKey: ['message', 'recall', message.id],
    mutationFn: () => recallMessage(message.id),
    onDone: () => session.act({ kind: 'recalled', message: { ...message, isRecalled: true } }),
  });

export const useDeleteMessage = (session: MessageSession, partnerId: string, id: string) =>
  useGatedMutation({
    mutationKey: ['message', 'delete', id],
    mutationFn: () => deleteUnlessGone(() => deleteMessage(id)),
    onDone: (_nothing, { data: deletion }) => {
      session.act({ kind: 'deleted', partnerId, id });
      toastDeletion(deletion);
    },
    doneMessage: () => undefined,
  });

export const useDeleteConversation = (session: MessageSession, partnerId: string, onDone: () => void) =>
  useGatedMutation({
    mutationKey: ['message', 'delete conversation', partnerId],
    mutationFn: () => deleteUnlessGone(() => deleteConversation(partnerId)),
    onDone: (_nothing, { data: deletion }) => {
      session.act({ kind: 'conversationDeleted', partnerId });
      onDone();
      toastDeletion(deletion);
    },
    invalidates: [messageQueries.all()],
    doneMessage: () => undefined,
  });

export const usePinConversation = (session: MessageSession, partnerId: string) =>
  useGatedMutation({
    mutationKey: ['message', 'pin', partnerId],
    mutationFn: (pinned: boolean) => pinConversation(partnerId, pinned),
    onDone: (pinned) => session.act({ kind: 'pinned', partnerId, pinned }),
    invalidates: [messageQueries.all()],
  });
