import { pageOf } from '@/lib/http/fields';
import { request, type RequestContext } from '@/lib/http/request';
import { ACTIVITY_PAGE_SIZE, DYNAMIC_PAGE_SIZE } from './constants';
import { dynamicSchema, dynamicTimeSchema } from './schema';

/** A page (from 1) of what a user did, the latest first. */
export const listDynamics = (userId: string, pageNo: number, { signal }: RequestContext = {}) =>
  request({
    path: '/dynamics',
    query: { userId, pageNo, pageSize: DYNAMIC_PAGE_SIZE },
    schema: pageOf(dynamicSchema, DYNAMIC_PAGE_SIZE),
    signal,
  });

/** A page (from 1) of when a user did something, the latest first. */
export const listDynamicTimes = (userId: string, pageNo: number, { signal }: RequestContext = {}) =>
  request({
    path: '/dynamics',
    query: { userId, pageNo, pageSize: ACTIVITY_PAGE_SIZE },
    schema: pageOf(dynamicTimeSchema, ACTIVITY_PAGE_SIZE),
    signal,
  });
