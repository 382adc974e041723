import { db } from './index';
import type { ConversationSetting, Message } from './tables';

const settingKey = (userId: string, partnerId: string) => `${userId}:${partnerId}`;

/** How `userId` keeps the conversation with `partnerId`; made when there is none. */
export function settingOf(userId: string, partnerId: string): ConversationSetting {
  const key = settingKey(userId, partnerId);
  const setting = db.conversationSettings.get(key) ?? { pinned: false, clearedAt: 0 };
  db.conversationSettings.set(key, setting);
  return setting;
}

const partnerIn = ({ fromId, toId }: Message, userId: string): string | null =>
  fromId === userId ? toId : toId === userId ? fromId : null;

/** What `userId` sees of their conversations, by partner; the oldest message first. */
export function conversationsOf(userId: string): Map<string, Message[]> {
  const found = new Map<string, Message[]>();
  for (const message of db.messages) {
    const partner = partnerIn(message, userId);
    if (partner === null || message.deletedBy.includes(userId)) continue;
    const clearedAt = db.conversationSettings.get(settingKey(userId, partner))?.clearedAt ?? 0;
    if (message.sentAt <= clearedAt) continue;
    const messages = found.get(partner);
    if (messages) messages.push(message);
    else found.set(partner, [message]);
  }
  return found;
}

/** What `userId` has not read among these. */
export const unreadBy = (userId: string, messages: readonly Message[]): Message[] =>
  messages.filter(({ toId, read, recalled }) => toId === userId && !read && !recalled);

/** How many private messages `userId` has not read. */
export const unreadMessages = (userId: string): number =>
  [...conversationsOf(userId).values()].reduce((sum, messages) => sum + unreadBy(userId, messages).length, 0);

/** The latest time that there is. */
const LAST_TIME = 8.64e15;

/** When the next message is sent: later than any before, so that messages have an order; impossible times are none. */
export function nextStamp(): number {
  const last = db.messages.findLast(({ sentAt }) => sentAt < LAST_TIME);
  return Math.max(Date.now(), (last?.sentAt ?? 0) + 1);
}
