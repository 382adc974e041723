'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '@/hooks/session/use-session';
import { routes } from '@/lib/config/routes';
import { notificationQueries } from '@/lib/domain/notification/queries';
import { resetLive, receivePush, setLink, useLive } from '@/lib/domain/notification/live-store';
import { idOfPush, pageOfPush, readPush, senderOfPush } from '@/lib/domain/notification/push';
import { sessionQueries } from '@/lib/domain/session/queries';
import { userQueries } from '@/lib/domain/user/queries';
import { sessionToken } from '@/lib/http/token';
import type { ServerFrame } from '@/lib/realtime/codec';
import { tellFollowers } from '@/lib/realtime/live-frames';
import { openSharedSocket } from '@/lib/realtime/shared-socket';
import { createAnnouncer } from '@/lib/domain/notification/announcer';
import { useUnreadCounts } from './use-unread-counts';

const CLOSE_MS = 1_000;

/** What a user is called, read from the cache where it is known; '' when it cannot be loaded. */
const nicknameOf = (client: QueryClient, userId: string): Promise<string> =>
  client.ensureQueryData({ ...userQueries.info(userId), retry: false }).then(
    (user) => user?.nickname ?? '',
    () => '',
  );

/**
 * The member's live socket, from login to logout: pushes update the unread counts and are shown as toasts. The counts
 * are refetched after every reconnect. Used once, by the shell.
 */
export function useLiveSocket(): void {
  const client = useQueryClient();
  const { user } = useSession();
  const userId = user?.id;
  useUnreadCounts(userId);

  useEffect(() => {
    const token = sessionToken();
    if (!userId || !token) return;
    const { queryKey } = notificationQueries.counts();
    const readCounts = () => void client.invalidateQueries({ queryKey });
    /** Refetches an open list, which inserts new rows above the shown ones. */
    const readLists = () => void client.invalidateQueries({ queryKey: notificationQueries.lists() });
    const said = new BroadcastChannel(`said:${userId}`);
    const announcer = createAnnouncer(() => said.postMessage(null));
    said.onmessage = announcer.forget;

    const handleFrame = (frame: ServerFrame) => {
      if (frame.kind === 'authenticate') void client.invalidateQueries({ queryKey: sessionQueries.user().queryKey });
      tellFollowers(userId, (listener) => listener.onFrame(frame));
      if (frame.kind !== 'push') return;
      const { pathname } = window.location;
      const push = readPush(frame);
      // Of the member's own message, recalled in another tab or browser.
      if (push.kind === 'message' && push.payload.fromId === userId) return;
      receivePush(push, pathname === routes.messagesWith());
      // Race: an answer that arrives together with the push may or may not contain it, so the counts are fetched again.
      const { fetchStatus, dataUpdatedAt } = client.getQueryState(queryKey) ?? {
        fetchStatus: 'idle',
        dataUpdatedAt: 0,
      };
      const isClose = fetchStatus !== 'idle' || Date.now() - dataUpdatedAt < CLOSE_MS;
      // Whether a recalled message had been read is not known here.
      if (!push.kind || push.takenBack || isClose) readCounts();
      if (idOfPush(push) === undefined) readLists();
      if (pathname === pageOfPush(push) && document.visibilityState === 'visible') return;
      const senderId = senderOfPush(push);
      if (senderId === undefined || push.takenBack) return announcer.announce(push);
      void nicknameOf(client, senderId).then((nickname) => announcer.announce(push, nickname));
    };
    const socket = openSharedSocket(
      { id: userId, token },
      {
        onFrame: handleFrame,
        onState: setLink,
        onReconnected: () => {
          readCounts();
          readLists();
          tellFollowers(userId, (listener) => listener.onReconnected());
        },
      },
    );
    useLive.setState({ reconnect: socket.reconnect, send: socket.send });
    return () => {
      socket.close();
      announcer.stop();
      said.close();
      resetLive();
    };
  }, [client, userId]);
}
