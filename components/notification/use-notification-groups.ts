import { useRowNotes } from '@/lib/browser/row-menu';
import { groupNotifications, type NotificationGroup } from '@/lib/domain/notification/groups';
import type { NotificationKind } from '@/lib/domain/notification/notification-kinds';
import type { Notification } from '@/lib/domain/notification/schema';
import { notificationRow } from '@/lib/domain/notification/subject';

/** Muted rows are folded, each by itself, and no part of a group. */
export function useNotificationGroups(kind: NotificationKind, rows: readonly Notification[]): NotificationGroup[] {
  const muting = useRowNotes((notes) => notes.muting);
  return groupNotifications(kind, rows, (row) => muting?.reasonOf(notificationRow(kind, row)) !== undefined);
}
