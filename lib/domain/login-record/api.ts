import { pageOf } from '@/lib/http/fields';
import { request, type RequestContext } from '@/lib/http/request';
import { LOGIN_RECORD_PAGE_SIZE } from './page-size';
import { loginRecordSchema } from './schema';

export const listLogins = (pageNo: number, { signal }: RequestContext = {}) =>
  request({
    path: '/log/list',
    query: { pageNo, pageSize: LOGIN_RECORD_PAGE_SIZE },
    schema: pageOf(loginRecordSchema, LOGIN_RECORD_PAGE_SIZE),
    signal,
  });
