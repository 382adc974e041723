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
    const subjectId = kind === 'like' || kind === 'collect' ? row.subject.id : '';
    const group = groups.get(subjectId);
    if (subjectId === '' || !group) {
      groups.set(subjectId || row.id, { first: row, people: [row], isUnread: row.isUnread });
      continue;
    }
    group.isUnread ||= row.isUnread;
    if (!group.people.some(({ sourceUserId }) => sourceUserId === row.sourceUserId)) group.people.push(row);
  }
  return [...groups.values()];
}
