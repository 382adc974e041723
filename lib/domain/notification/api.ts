import { pageOf } from '@/lib/http/fields';
import { request, type RequestContext } from '@/lib/http/request';
import { NOTIFICATION_KINDS, NOTIFICATION_PAGE_SIZE, type NotificationKind } from './constants';
import { notificationCountsSchema, notificationSchema } from './schema';

export const getNotificationCounts = ({ signal }: RequestContext = {}) =>
  request({ path: '/messages/count', mayBeMissing: true, schema: notificationCountsSchema, signal });

/** Notifications of a kind, latest first; the API marks them as read. @param pageNo 1-based */
export const listNotifications = (kind: NotificationKind, pageNo: number, { signal }: RequestContext = {}) =>
  request({
    path: '/messages',
    body: { pageNo, pageSize: NOTIFICATION_PAGE_SIZE, itemType: NOTIFICATION_KINDS[kind].code },
    schema: pageOf(notificationSchema, NOTIFICATION_PAGE_SIZE),
    signal,
  });
