'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '@/hooks/session/use-session';
import { tabBus } from '@/lib/browser/tabs';
import { routes } from '@/lib/config/routes';
import { SOCKET_CLOSED } from '@/lib/domain/message/send-failures';
import { isQuietChat } from '@/lib/domain/message/quiet-chats';
import { createAnnouncer } from '@/lib/domain/live/announcer';
import { createDesktopNotices } from '@/lib/domain/live/desktop-notices';
import { dispatchLiveEvent, parseLiveEvent, type LiveEvent, type Push } from '@/lib/domain/live/live-events';
import { pageOfPush, receivePush, resetLive, setConnection, useLive } from '@/lib/domain/live/live-store';
import { isMutedPush } from '@/lib/domain/live/muted-push';
import { notificationQueries } from '@/lib/domain/notification/queries';
import { sessionQueries } from '@/lib/domain/session/queries';
import { furtherUserQueries } from '@/lib/domain/user/further-queries';
import type { Person } from '@/lib/domain/user/schema';
import { sessionToken } from '@/lib/http/token';
import { openSharedSocket } from '@/lib/realtime/shared-socket';
import { isIdentifier } from '@/lib/utils/identifier';
import { useUnreadCounts } from './use-unread-counts';

const CLOSE_MS = 1_000;

/** Among the tabs: what one of them has shown to the member, or that they have come back to one. */
type TabMessage = { kind: 'announced' } | { kind: 'attended'; key: string } | { kind: 'looked' };

const personOf = (client: QueryClient, userId: string): Promise<Person | undefined> =>
  client.ensureQueryData({ ...furtherUserQueries.info(userId), retry: false }).then(
    (user) => user ?? undefined,
    () => undefined,
  );

/** The shell calls this once for a member, from login to logout. The counts are refetched after every reconnect. */
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
    /** Refetches an open list, which inserts new rows above. */
    const readLists = () => void client.invalidateQueries({ queryKey: notificationQueries.lists() });
    const tabs = tabBus<TabMessage>(userId);
    const announcer = createAnnouncer(() => tabs.post({ kind: 'announced' }));
    const notices = createDesktopNotices({
      leads: () => socket.leads(),
      onAttended: (key) => tabs.post({ kind: 'attended', key }),
      onLooked: () => tabs.post({ kind: 'looked' }),
    });
    const stopsHearing = [
      tabs.on('announced', announcer.forget),
      tabs.on('attended', ({ key }) => notices.attend(key)),
      tabs.on('looked', notices.closeAll),
    ];

    const handlePush = (push: Push) => {
      const message = push.kind === 'notification' ? undefined : push.message;
      // The member's own message was recalled, in another tab or browser.
      if (message?.fromId === userId) return;
      const { pathname } = window.location;
      receivePush(push, pathname === routes.messagesWith());
      // Race: an answer arriving with the push may or may not include it, so the counts are refetched.
      const { fetchStatus, dataUpdatedAt } = client.getQueryState(queryKey) ?? {
        fetchStatus: 'idle',
        dataUpdatedAt: 0,
      };
      const isClose = fetchStatus !== 'idle' || Date.now() - dataUpdatedAt < CLOSE_MS;
      const isUnknown = push.kind === 'notification' && !push.notificationKind;
      // Whether the recalled message was read is unknown here.
      if (isUnknown || push.kind === 'recalled' || isClose) readCounts();
      if (push.kind === 'notification' && push.id === undefined) readLists();
      if (isMutedPush(push) || (push.kind === 'message' && isQuietChat(message?.fromId))) return;
      const isHere = notices.notice(push);
      const isShown = pathname === pageOfPush(push) && document.visibilityState === 'visible';
      if (isShown && isHere) return;
      const announce = (sender?: Person) => {
        if (!isShown) announcer.announce(push, sender);
        if (!isHere) notices.announce(push, sender);
      };
      if (push.kind !== 'message' || !isIdentifier(message?.fromId)) return announce();
      void personOf(client, message.fromId).then(announce);
    };
    const handleEvent = (event: LiveEvent) => {
      dispatchLiveEvent(userId, event);
      switch (event.kind) {
        case 'message':
        case 'recalled':
        case 'notification':
          return handlePush(event);
        case 'reconnected':
          readCounts();
          return readLists();
        case 'refused':
          return void client.invalidateQueries({ queryKey: sessionQueries.user().queryKey });
      }
    };
    const socket = openSharedSocket(
      { id: userId, token },
      {
        parse: parseLiveEvent,
        onEvent: handleEvent,
        onConnection: setConnection,
        onReconnected: () => handleEvent({ kind: 'reconnected' }),
        onUnsent: (clientId) =>
          handleEvent({ kind: 'answered', clientId, success: false, failMessage: SOCKET_CLOSED, message: undefined }),
      },
    );
    useLive.setState({ reconnect: socket.reconnect, send: socket.send });
    return () => {
      socket.close();
      announcer.stop();
      notices.stop();
      for (const stop of stopsHearing) stop();
      resetLive();
    };
  }, [client, userId]);
}
