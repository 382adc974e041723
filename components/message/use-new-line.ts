'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { chatWith, isUnseen, type MessageState } from '@/lib/domain/message/chat-state';
import type { MessageSession } from '@/lib/domain/message/message-session';
import { firstNew, newOnOpening } from '@/lib/domain/message/new-messages';
import { messageQueries } from '@/lib/domain/message/queries';
import type { Message } from '@/lib/domain/message/schema';

interface NewLine {
  messages: readonly Message[];
  session: MessageSession;
  partnerId: string;
  atEnd: boolean;
}

/** The first message that was unread on opening, or came while the member looked elsewhere; none once they answer. */
export function useNewLine({ messages, session, partnerId, atEnd }: NewLine): string | undefined {
  const client = useQueryClient();
  const unreadOf = (conversations: MessageState['conversations']) =>
    conversations?.find(({ userId }) => userId === partnerId)?.unread;
  const [added, setAdded] = useState(() =>
    newOnOpening(messages, partnerId, unreadOf(session.store.getState().conversations)),
  );
  const lastOf = (state: MessageState) => chatWith(state, partnerId).messages.findLast(isTheirs);
  const isTheirs = ({ fromId }: Message) => fromId === partnerId;
  const writtenIn = ({ outgoing }: MessageState) => outgoing.findLast(({ toId }) => toId === partnerId)?.clientId;
  const follow = useEffectEvent((state: MessageState, before: MessageState) => {
    const written = writtenIn(state);
    if (written !== undefined && written !== writtenIn(before)) return setAdded(undefined);
    const chat = chatWith(state, partnerId);
    if (!before.conversations && state.conversations) {
      // The state has marked the chat as read by now; the list as it came has not, unless it was asked too late.
      const listed = client.getQueryData(messageQueries.conversations(state.userId).queryKey);
      const all = newOnOpening(chat.messages, partnerId, unreadOf(listed));
      return setAdded((known) => (all && all.count > (known?.count ?? 0) ? all : known));
    }
    const last = lastOf(state);
    const isAway = !atEnd || document.visibilityState === 'hidden';
    if (!last || last.id === lastOf(before)?.id || !isUnseen(chat, partnerId, last) || !isAway) return;
    const unseen = chat.messages.filter((message) => isUnseen(chat, partnerId, message)).length;
    // Nothing was seen in a chat that opened in the background.
    setAdded((known) => ({ upTo: last.id, count: chat.seenUntil === 0 ? (known?.count ?? 0) + 1 : unseen }));
  });
  useEffect(() => session.store.subscribe((state, before) => follow(state, before)), [session]);
  return added && firstNew(messages, partnerId, added);
}
