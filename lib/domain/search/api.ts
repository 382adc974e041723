import { request, type RequestContext } from '@/lib/http/request';
import { SEARCH_PAGE_SIZE } from './search-limits';
import { articleSearchSchema, userSearchSchema } from './schema';

export interface SearchInput {
  value: string;
  pageNo: number;
}

export const searchArticles = ({ value, pageNo }: SearchInput, { signal }: RequestContext = {}) =>
  request({
    path: '/statistics/search',
    body: { value, pageNo, pageSize: SEARCH_PAGE_SIZE, type: '1' },
    schema: articleSearchSchema,
    signal,
  });

export const searchUsers = ({ value, pageNo }: SearchInput, { signal }: RequestContext = {}) =>
  request({
    path: '/statistics/search',
    body: { value, pageNo, pageSize: SEARCH_PAGE_SIZE, type: '2' },
    schema: userSearchSchema,
    signal,
  });
