import { pageOf, tolerantList } from '@/lib/http/fields';
import { request, type RequestContext, write } from '@/lib/http/request';
import { RECORD_PAGE_SIZE } from './page-size';
import { conversationSchema, messageSchema } from './schema';

export const listConversations = ({ signal }: RequestContext = {}) =>
  request({ path: '/im/chat-person-list', body: {}, schema: tolerantList(conversationSchema), signal });

export const listMessages = (toId: string, pageNo: number, { signal }: RequestContext = {}) =>
  request({
    path: '/im/chat-record-list',
    body: { toId, pageNo, pageSize: RECORD_PAGE_SIZE },
    schema: pageOf(messageSchema, RECORD_PAGE_SIZE),
    signal,
  });

/** Marks a user's messages as read. @param sendTimeStamp up to this time of the API's clock, in epoch milliseconds */
export const readMessages = (fromId: string, sendTimeStamp: number) =>
  write({ path: '/im/read-message', body: { fromId, sendTimeStamp } });

export const recallMessage = (imId: string) => write({ path: '/im/revocate-im', query: { imId } });

export const deleteMessage = (imId: string) => write({ path: '/im/delete-im-record', body: { imId } });

export const deleteConversation = (toId: string) => write({ path: '/im/delete-im-person', body: { toId } });

export const pinConversation = (toId: string, pinned: boolean) =>
  write({ path: pinned ? '/im/setTop' : '/im/resetTop', query: { toId } });
