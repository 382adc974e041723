import { randomUUID } from 'node:crypto';
import {
  deleteMessage,
  listConversations,
  listMessages,
  pinConversation,
  readMessages,
  recallMessage,
} from '@/lib/domain/message/api';
import { answerTo, rowsOf } from '../answers';
import { need, NothingToAsk } from '../finding';
import type { NounChecks } from '../noun';
import { connect, whyNot } from '../socket';

const SCHEMA = 'lib/domain/message/schema.ts, messageSchema';
const EVENTS = 'lib/domain/live/live-events.ts';
const SOCKET = 'lib/realtime/socket.ts, SOCKET_PATH';
const WITHOUT_SOCKET = 'no private message can be sent, and counts are polled';

export const messageChecks: NounChecks = {
  noun: 'message',
  calls: {
    'POST /im/chat-person-list': {
      needsSession: true,
      without: '私信 says that it cannot be loaded',
      ask: async (known) => {
        const conversations = await listConversations();
        known.partnerId ??= conversations[0]?.userId;
        return conversations;
      },
    },
    'POST /im/chat-record-list': {
      needsSession: true,
      without: 'a conversation says that it cannot be loaded',
      ask: ({ partnerId }) => listMessages(need(partnerId, 'conversation'), 1),
    },
    'GET /im/setTop': { isWrite: true, without: '置顶 fails with a message' },
    'GET /im/resetTop': { isWrite: true, without: '取消置顶 fails with a message' },
    'POST /im/read-message': { isWrite: true, without: 'messages stay unread' },
    'GET /im/revocate-im': { isWrite: true, without: '撤回 fails with a message' },
    'POST /im/delete-im-record': { isWrite: true, without: 'a message stays' },
    'POST /im/delete-im-person': {
      notAsked: 'it deletes a whole conversation',
      without: 'conversations cannot be deleted',
    },
  },
  probes: [
    {
      of: 'A1',
      says: 'the socket of a login opens at /gimishare/api/v1/socket/message?authId=',
      without: 'nobody can sign in by QR code',
      change: SOCKET,
      ask: async ({ api }) => {
        try {
          const socket = await connect(api, { authId: randomUUID() });
          await socket.greeted();
          const isOpen = socket.isOpen();
          socket.close();
          return isOpen ? null : 'it opens and closes at once';
        } catch (error) {
          return `it does not open: ${whyNot(error)}`;
        }
      },
    },
    {
      of: 'A1',
      says: 'the socket of a member opens with ?id=&token=',
      needsSession: true,
      without: WITHOUT_SOCKET,
      change: SOCKET,
      ask: async ({ api, known }) => {
        const { id, token } = need(known.me, 'session');
        try {
          const socket = await connect(api, { id, token });
          const refused = await socket.event('refused', 300);
          const isOpen = socket.isOpen();
          socket.close();
          if (refused) return 'it refuses the session';
          return isOpen ? null : 'it opens and closes at once';
        } catch (error) {
          return `it does not open: ${whyNot(error)}`;
        }
      },
    },
    {
      of: 'A2',
      says: 'a wrong token is answered with a frame "authenticate"',
      without: 'whoever’s session has expired reconnects again and again',
      change: EVENTS,
      ask: async ({ api }) => {
        const socket = await connect(api, { id: 'nobody', token: 'wrong' }).catch((error: unknown) => {
          throw new NothingToAsk(`the socket does not open: ${whyNot(error)}`);
        });
        const refused = await socket.event('refused');
        const { unread } = socket;
        socket.close();
        if (refused) return null;
        return unread.length > 0 ? `the site cannot read the frame ${unread[0]}` : 'no frame comes';
      },
    },
    {
      of: 'A15',
      says: 'messages carry sendTimeStamp in milliseconds and come the latest first',
      needsSession: true,
      without: 'a conversation is in disorder',
      change: SCHEMA,
      ask: ({ exchanges }) => {
        const rows = rowsOf(answerTo(exchanges, 'POST /im/chat-record-list'));
        if (rows.length === 0) throw new NothingToAsk('the conversation is empty');
        const stamps = rows.map(({ sendTimeStamp }) => Number(sendTimeStamp));
        const wrong = stamps.find((stamp) => !(stamp > 1e12 && stamp < 1e13));
        if (wrong !== undefined) return `there is ${wrong}`;
        return stamps.every((stamp, index) => stamp <= (stamps[index - 1] ?? stamp)) ? null : 'earlier ones come first';
      },
    },
    {
      of: 'A15',
      says: 'readcallback tells a sender up to when their messages were read',
      needsSession: true,
      without: '已读 comes with the records',
      change: EVENTS,
      ask: () => {
        throw new NothingToAsk('only the other side’s reading shows it');
      },
    },
  ],
  proofs: {
    answered: {
      of: 'A2',
      says: 'a private message is answered with sendResultcallback',
      without: 'a message that was sent is shown as failed',
      change: EVENTS,
    },
    arrives: {
      of: 'A15',
      says: 'a private message arrives',
      without: 'nobody can write to this account',
      change: SCHEMA,
    },
    echo: {
      of: 'A15',
      says: 'clientId is echoed in records',
      without: 'a message is recognised by what it says',
      change: SCHEMA,
    },
    once: {
      of: 'A15',
      says: 'a message that is sent twice is stored once',
      without: 'a message that is sent again after a lost connection is there twice',
      change: SCHEMA,
    },
    recall: {
      of: 'A15',
      says: 'a recall is pushed to both sides',
      without: 'a recalled message stays until the page is loaded again',
      change: EVENTS,
    },
  },
  write: async ({ me, partnerId, api, mark, step, skip, prove }) => {
    if (partnerId === undefined) {
      const calls = ['GET /im/setTop', 'GET /im/resetTop', 'POST /im/read-message', 'GET /im/revocate-im'];
      return skip([...calls, 'POST /im/delete-im-record'], '--partner names no second account');
    }
    const socket = await connect(api, { id: me.id, token: me.token });
    try {
      const clientId = mark.replace(/\W/g, '');
      const frame = { type: 'im', clientId, toId: partnerId, content: mark, sendTimeStamp: Date.now() };
      socket.send(frame);
      const answered = await socket.event('answered');
      prove('answered', answered?.clientId === clientId ? null : 'no such frame comes');
      if (answered && !answered.success) return prove('arrives', `refused: ${answered.failMessage}`);
      prove('arrives', null);
      socket.send(frame);
      await socket.greeted();
      const sent = (await listMessages(partnerId, 1)).list.filter(({ content }) => content === mark);
      prove('echo', sent[0]?.clientId === clientId ? null : 'it is not');
      prove('once', sent.length === 1 ? null : `it is there ${sent.length} times`);
      const [message] = sent;
      if (!message) return;
      await step('GET /im/setTop', () => pinConversation(partnerId, true));
      await step('GET /im/resetTop', () => pinConversation(partnerId, false));
      await step('POST /im/read-message', () => readMessages(partnerId, message.sentAt));
      await step('GET /im/revocate-im', () => recallMessage(message.id));
      prove('recall', (await socket.event('recalled')) ? null : 'it is not');
      for (const { id } of sent) await step('POST /im/delete-im-record', () => deleteMessage(id));
    } finally {
      socket.close();
    }
  },
};
