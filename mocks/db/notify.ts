import { sendToUser } from '@/mocks/socket/connections';
import { notificationRow } from '@/mocks/wire/notification';
import { db, newId } from './index';
import { NO_DETAILS } from './notifications';
import type { Notification } from './tables';

type Details = Pick<Notification, 'userId' | 'itemType'> & Partial<Notification>;

/** Stores a notification and pushes it to the member's open sockets; nobody is notified of what they did themselves. */
export function notify(details: Details): void {
  if (details.userId === details.sourceUserId || !db.users.has(details.userId)) return;
  const notification: Notification = {
    id: newId(),
    read: false,
    ...NO_DETAILS,
    createTime: Date.now(),
    ...details,
  };
  db.notifications.unshift(notification);
  // Frame of a private message (assumption A2).
  sendToUser(details.userId, {
    type: 'messagepush',
    itemType: details.itemType,
    ...notificationRow(notification),
  });
}

/** Like `notify`, for a like, collect or follow: giving it again notifies nobody. */
export function notifyOnce(details: Details): void {
  const known = Object.entries(details);
  const told = db.notifications.some((row) => known.every(([field, value]) => Reflect.get(row, field) === value));
  if (!told) notify(details);
}
