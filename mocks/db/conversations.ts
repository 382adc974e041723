import { db } from './index';
import type { ConversationSetting, Message } from './tables';

const settingKey = (userId: string, partnerId: string) => `${userId}:${partnerId}`;

/** The settings of `userId` for the conversation with `partnerId`; created on first use. */
export function settingOf(userId: string, partnerId: string): ConversationSetting {
  const key = settingKey(userId, partnerId);
  const setting = db.conversationSettings.get(key) ?? { pinned: false, clearedAt: 0 };
  db.conversationSettings.set(key, setting);
  return setting;
}

const partnerIn = ({ fromId, toId }: Message, userId: string): string | null =>
  fromId === userId ? toId : toId === userId ? fromId : null;

/** The messages that `userId` sees, by partner; the oldest message first. */
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

/** The messages of these that `userId` has not read. */
export const unreadBy = (userId: string, messages: readonly Message[]): Message[] =>
  messages.filter(({ toId, read, recalled }) => toId === userId && !read && !recalled);

export const unreadMessages = (userId: string): number =>
  [...conversationsOf(userId).values()].reduce((sum, messages) => sum + unreadBy(userId, messages).length, 0);

/** The largest time of a Date. */
const LAST_TIME = 8.64e15;

/** The stamp of the next message: later than any before, so that messages have an order. */
export function nextStamp(): number {
  const last = db.messages.findLast(({ sentAt }) => sentAt < LAST_TIME);
  return Math.max(Date.now(), (last?.sentAt ?? 0) + 1);
}
