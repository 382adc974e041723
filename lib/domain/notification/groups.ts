import { type NotificationKind } from './constants';
import { type Notification } from './schema';

/** Notifications that are one row: who did the same to the same article. */
export interface NotificationGroup {
  /** The latest. */
  first: Notification;
  /** The latest of each person, the latest first. */
  people: Notification[];
  isUnread: boolean;
}

/** The likes, and the collects, of each article as one group, where its latest stands; any other is alone. */
export function groupNotifications(kind: NotificationKind, rows: readonly Notification[]): NotificationGroup[] {
  const groups = new Map<string, NotificationGroup>();
  for (const row of rows) {
    const subject = kind === 'like' || kind === 'collect' ? row.articleId || row.circleId : '';
    const group = groups.get(subject);
    if (subject === '' || !group) {
      groups.set(subject || row.id, { first: row, people: [row], isUnread: row.isUnread });
      continue;
    }
    group.isUnread ||= row.isUnread;
    if (!group.people.some(({ sourceUserId }) => sourceUserId === row.sourceUserId)) group.people.push(row);
  }
  return [...groups.values()];
}
