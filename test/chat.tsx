import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Messages } from '@/components/message/messages';
import { NotificationFrame } from '@/components/notification/notification-frame';
import { useLiveSocket } from '@/hooks/live/use-live-socket';
import { resetLive, useLive } from '@/lib/domain/live/live-store';
import { db, resetDb } from '@/mocks/db';
import type { Message } from '@/mocks/db/tables';
import { deliver } from '@/mocks/socket/message-faults';
import { messagePush, storeMessage } from '@/mocks/socket/messages';
import { userNamed } from '@/mocks/testing';
import { openPopover } from './open-popover';
import { renderApp } from './render';

function Page() {
  useLiveSocket();
  return (
    <NotificationFrame>
      <Messages />
    </NotificationFrame>
  );
}

const box = () => screen.findByRole('textbox', { name: '私信内容' });

/** The page of private messages under test. */
export const chatUnderTest = {
  /** Sets up a test file: seeded conversations, and a log in which every row is on the screen, as jsdom lays nothing out. */
  prepare: () => {
    beforeEach(() => {
      resetDb({ articles: 0, articlesDir: null });
      resetLive();
      vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(5_000);
      vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
    });
    afterEach(() => vi.restoreAllMocks());
  },
  Page,
  /** The page without the live socket, as while it is lost. */
  Offline: () => <Messages />,
  /** Its address, with the chat of a partner. */
  at: (partner?: string) => `/notification/im${partner ? `?participantId=${userNamed(partner).id}` : ''}`,
  openChat: async (partner = 'otheruser') => {
    const view = renderApp(<Page />, { as: 'demouser', at: chatUnderTest.at(partner) });
    await waitFor(() => expect(useLive.getState().connection).toBe('open'));
    return { ...view, log: await screen.findByRole('log') };
  },
  box,
  write: async (text: string) => userEvent.type(await box(), text),
  /** A conversation in the list, by the partner's nickname. */
  row: async (name: string) =>
    within(await screen.findByRole('navigation', { name: '会话' })).findByRole('link', { name: new RegExp(name) }),
  /** A message of another member to the one who is signed in. */
  receive: (from: string, content: string): Message => {
    const message = storeMessage({ fromId: userNamed(from).id, toId: userNamed('demouser').id, content });
    act(() => deliver(message.toId, messagePush(message)));
    return message;
  },
  sentTexts: () => db.messages.filter(({ clientId }) => clientId !== null).map(({ content }) => content),
  /** Opens the menu of the message with this text. */
  openTools: async (text: string) => {
    const bubble = (await within(await screen.findByRole('log')).findByText(text)).closest('[data-index]');
    if (!(bubble instanceof HTMLElement)) throw new Error(`There is no line with ${text}`);
    openPopover(/^消息操作：/, within(bubble));
    return within(bubble);
  },
};
