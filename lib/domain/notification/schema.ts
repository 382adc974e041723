import * as z from 'zod/mini';
import { count } from '@/lib/http/fields';

/** Unread notifications, in all and per kind. */
export const notificationCountsSchema = z.object({
  allCount: count(),
  imCount: count(),
  commentCount: count(),
  agreeCount: count(),
  focusCount: count(),
  collectCount: count(),
  noticeCount: count(),
});
export type NotificationCounts = z.output<typeof notificationCountsSchema>;
