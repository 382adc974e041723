import { request, type RequestContext } from '@/lib/http/request';
import { notificationCountsSchema } from './schema';

export const getNotificationCounts = ({ signal }: RequestContext = {}) =>
  request({ method: 'GET', path: '/messages/count', schema: notificationCountsSchema, signal });
