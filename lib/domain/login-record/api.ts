import { pageOf } from '@/lib/http/fields';
import { request, type RequestContext } from '@/lib/http/request';
import { LOGIN_LOG_PAGE_SIZE } from './constants';
import { loginLogSchema } from './schema';

export const listLogins = (pageNo: number, { signal }: RequestContext = {}) =>
  request({
    path: '/log/list',
    query: { pageNo, pageSize: LOGIN_LOG_PAGE_SIZE },
    schema: pageOf(loginLogSchema, LOGIN_LOG_PAGE_SIZE),
    signal,
  });
