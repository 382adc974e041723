import { pageOf } from '@/lib/http/fields';
import { request, type RequestContext } from '@/lib/http/request';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds';
import { NOTIFICATION_PAGE_SIZE } from './page-size';
import { notificationCountsSchema, notificationSchema } from './schema';

export const getNotificationCounts = ({ signal }: RequestContext = {}) =>
  request({ path: '/messages/count', mayBeMissing: true, schema: notificationCountsSchema, signal });

interface ListContext extends RequestContext {
  pageSize?: number;
}

/** Notifications of a kind, latest first; the API marks them as read. @param pageNo 1-based */
export const listNotifications = (
  kind: NotificationKind,
  pageNo: number,
  { signal, pageSize = NOTIFICATION_PAGE_SIZE }: ListContext = {},
) =>
  request({
    path: '/messages',
    body: { pageNo, pageSize, itemType: NOTIFICATION_KINDS[kind].code },
    schema: pageOf(notificationSchema, pageSize),
    signal,
  });
