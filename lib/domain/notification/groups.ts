import { type NotificationKind } from './constants';
import { type Notification } from './schema';

export interface NotificationGroup {
  first: Notification;
  people: Notification[];
  isUnread: boolean;
}

/** Groups likes and collects by article, at the place of the latest; others stay alone. */
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
