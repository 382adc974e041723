import { type NotificationKind } from './notification-kinds';
import { type Notification } from './schema';

export interface NotificationGroup {
  first: Notification;
  people: Notification[];
  isUnread: boolean;
  /** About the same article or share as the row above, which names it. */
  continues: boolean;
}

/** Groups likes and collects by article, at the place of the latest; others stay alone, comments under one subject. */
export function groupNotifications(
  kind: NotificationKind,
  rows: readonly Notification[],
  isMuted: (row: Notification) => boolean = () => false,
): NotificationGroup[] {
  const groups = new Map<string, NotificationGroup>();
  for (const row of rows) {
    const isGrouped = (kind === 'like' || kind === 'collect') && !isMuted(row);
    const subjectId = isGrouped ? row.subject.id : '';
    const group = groups.get(subjectId);
    if (subjectId === '' || !group) {
      const above = kind === 'comment' ? [...groups.values()].at(-1)?.first : undefined;
      // A folded row names nothing.
      const last = above && !isMuted(above) ? above.subject : undefined;
      const continues = row.subject.id !== '' && last?.id === row.subject.id && last.kind === row.subject.kind;
      groups.set(subjectId || row.id, { first: row, people: [row], isUnread: row.isUnread, continues });
      continue;
    }
    group.isUnread ||= row.isUnread;
    if (!group.people.some(({ sourceUserId }) => sourceUserId === row.sourceUserId)) group.people.push(row);
  }
  return [...groups.values()];
}
