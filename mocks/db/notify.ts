import { db, newId } from './index';
import type { Notification } from './types';

/** Tells a member about something; nobody is told about what they did themselves. */
export function notify(details: Pick<Notification, 'userId' | 'itemType'> & Partial<Notification>): void {
  if (details.userId === details.sourceUserId || !db.users.has(details.userId)) return;
  db.notifications.unshift({
    id: newId(),
    read: false,
    sourceUserId: null,
    articleId: null,
    comment: null,
    isReplyComment: false,
    content: null,
    createTime: Date.now(),
    ...details,
  });
}
