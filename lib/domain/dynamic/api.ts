import { pageOf } from '@/lib/http/fields';
import { request, type RequestContext } from '@/lib/http/request';
import { ACTIVITY_PAGE_SIZE, DYNAMIC_PAGE_SIZE } from './page-size';
import { dynamicSchema, dynamicTimeSchema } from './schema';

export const listDynamics = (userId: string, pageNo: number, { signal }: RequestContext = {}) =>
  request({
    path: '/dynamics',
    query: { userId, pageNo, pageSize: DYNAMIC_PAGE_SIZE },
    schema: pageOf(dynamicSchema, DYNAMIC_PAGE_SIZE),
    signal,
  });

export const listDynamicTimes = (userId: string, pageNo: number, { signal }: RequestContext = {}) =>
  request({
    path: '/dynamics',
    query: { userId, pageNo, pageSize: ACTIVITY_PAGE_SIZE },
    schema: pageOf(dynamicTimeSchema, ACTIVITY_PAGE_SIZE),
    signal,
  });
