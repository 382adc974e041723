import { getNotificationCounts, listNotifications } from '@/lib/domain/notification/api';
import type { NounChecks } from '../noun';

export const notificationChecks: NounChecks = {
  noun: 'notification',
  calls: {
    'GET /messages/count': {
      needsSession: true,
      without: 'the bell has no counts',
      ask: () => getNotificationCounts(),
    },
    'POST /messages': {
      needsSession: true,
      leaves: 'marks the latest comments’ notifications as read',
      without: 'the notifications say that they cannot be loaded',
      ask: () => listNotifications('comment', 1),
    },
  },
};
