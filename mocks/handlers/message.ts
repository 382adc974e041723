import * as z from 'zod/mini';
import { db } from '@/mocks/db';
import { conversationsOf, settingOf, unreadBy } from '@/mocks/db/conversations';
import type { Message, User } from '@/mocks/db/tables';
import { deliver } from '@/mocks/socket/message-faults';
import { messagePush, readMessages } from '@/mocks/socket/messages';
import { conversationRow, messageRow } from '@/mocks/wire/message';
import { BusinessFailure, paged } from './answers';
import { memberCall } from './call';
import { paging, required } from './params';

const RECALL_MS = 120_000;

/** A message that the viewer sent or received. */
function messageOf(viewer: User, id: string): Message {
  const message = db.messages.find((row) => row.id === id && [row.fromId, row.toId].includes(viewer.id));
  if (!message) throw new BusinessFailure('消息不存在');
  return message;
}

const pin = (path: string, pinned: boolean, message: string) =>
  memberCall({
    method: 'GET',
    path,
    params: z.object({ toId: required() }),
    message,
    handle: ({ params: { toId }, viewer }) => {
      settingOf(viewer.id, toId).pinned = pinned;
    },
  });

export const messageHandlers = [
  memberCall({
    method: 'POST',
    path: '/im/chat-person-list',
    params: z.object({}),
    handle: ({ viewer }) =>
      [...conversationsOf(viewer.id)]
        .map(([partnerId, messages]) => ({
          partner: db.users.get(partnerId),
          pinned: settingOf(viewer.id, partnerId).pinned,
          unread: unreadBy(viewer.id, messages).length,
          last: messages.at(-1),
        }))
        .sort(
          (one, other) =>
            Number(other.pinned) - Number(one.pinned) || (other.last?.sentAt ?? 0) - (one.last?.sentAt ?? 0),
        )
        .flatMap(({ partner, ...state }) => (partner ? [conversationRow(partner, state)] : [])),
  }),
  memberCall({
    method: 'POST',
    path: '/im/chat-record-list',
    params: z.object({ toId: required(), ...paging }),
    handle: ({ params: { toId, ...page }, viewer }) =>
      paged([...(conversationsOf(viewer.id).get(toId) ?? [])].reverse(), page, messageRow),
  }),
  memberCall({
    method: 'GET',
    path: '/im/revocate-im',
    params: z.object({ imId: required() }),
    message: '撤回成功',
    handle: ({ params: { imId }, viewer }) => {
      const message = messageOf(viewer, imId);
      if (message.fromId !== viewer.id) throw new BusinessFailure('只能撤回自己的消息');
      if (message.recalled) throw new BusinessFailure('消息已撤回');
      if (Date.now() - message.sentAt > RECALL_MS) throw new BusinessFailure('消息发送超过2分钟，不能撤回');
      message.recalled = true;
      for (const userId of [message.fromId, message.toId]) deliver(userId, messagePush(message));
    },
  }),
  memberCall({
    method: 'POST',
    path: '/im/delete-im-record',
    params: z.object({ imId: required() }),
    message: '删除成功',
    handle: ({ params: { imId }, viewer }) => {
      const message = messageOf(viewer, imId);
      message.deletedBy = [...message.deletedBy, viewer.id];
    },
  }),
  memberCall({
    method: 'POST',
    path: '/im/delete-im-person',
    params: z.object({ toId: required() }),
    message: '删除成功',
    handle: ({ params: { toId }, viewer }) => {
      const setting = settingOf(viewer.id, toId);
      setting.clearedAt = db.messages.at(-1)?.sentAt ?? 0;
      setting.pinned = false;
    },
  }),
  pin('/im/setTop', true, '置顶成功'),
  pin('/im/resetTop', false, '取消置顶成功'),
  memberCall({
    method: 'POST',
    path: '/im/read-message',
    params: z.object({ fromId: required(), sendTimeStamp: z.coerce.number() }),
    handle: ({ params: { fromId, sendTimeStamp }, viewer }) => readMessages(viewer.id, fromId, sendTimeStamp),
  }),
];
