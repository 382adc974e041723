import { pageOf } from '@/lib/http/fields';
import { request, type RequestContext } from '@/lib/http/request';
import { DYNAMIC_PAGE_SIZE } from './constants';
import { dynamicSchema } from './schema';

/** A page (from 1) of what a user did, the latest first. */
export const listDynamics = (userId: string, pageNo: number, { signal }: RequestContext = {}) =>
  request({
    method: 'GET',
    path: '/dynamics',
    query: { userId, pageNo, pageSize: DYNAMIC_PAGE_SIZE },
    schema: pageOf(dynamicSchema, { max: DYNAMIC_PAGE_SIZE }),
    signal,
  });
