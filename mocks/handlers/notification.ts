import * as z from 'zod/mini';
import type { notificationCountsSchema } from '@/lib/domain/notification/schema';
import { db } from '@/mocks/db';
import { conversationsOf, unreadMessages } from '@/mocks/db/conversations';
import type { NotificationType } from '@/mocks/db/tables';
import { notificationRow } from '@/mocks/wire/notification';
import type { Wire } from '@/mocks/wire/wire';
import { paged } from './answers';
import { memberCall } from './call';
import { digit, paging } from './params';

export const notificationHandlers = [
  memberCall({
    method: 'GET',
    path: '/messages/count',
    params: z.object({}),
    handle: ({ viewer }): Partial<Wire<typeof notificationCountsSchema>> => {
      const own = db.notifications.filter(({ userId }) => userId === viewer.id);
      const unread = own.filter(({ read }) => !read);
      const count = (type: NotificationType) => unread.filter(({ itemType }) => itemType === type).length;
      const imCount = unreadMessages(viewer.id);
      return {
        allCount: unread.length + imCount,
        // Releases differ here: a member without messages or notices gets the answer of an earlier release.
        ...(conversationsOf(viewer.id).size > 0 && { imCount }),
        ...(own.some(({ itemType }) => itemType === '5') && { noticeCount: count('5') }),
        agreeCount: count('1'),
        collectCount: count('2'),
        focusCount: count('3'),
        commentCount: count('4'),
      };
    },
  }),
  memberCall({
    method: 'POST',
    path: '/messages',
    params: z.object({ ...paging, itemType: digit('1', '2', '3', '4', '5') }),
    handle: ({ params, viewer }) => {
      const own = db.notifications.filter(
        ({ userId, itemType }) => userId === viewer.id && itemType === params.itemType,
      );
      return paged(own, params, (notification) => {
        const row = notificationRow(notification);
        notification.read = true;
        return row;
      });
    },
  }),
];
