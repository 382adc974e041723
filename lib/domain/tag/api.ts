import { tolerantList } from '@/lib/http/fields';
import { request, type RequestContext, write } from '@/lib/http/request';
import { customTagSchema } from './schema';

export const listCustomTags = (userId?: string, { signal }: RequestContext = {}) =>
  request({ path: '/tag', mayBeMissing: true, query: { userId }, schema: tolerantList(customTagSchema), signal });

export const createTag = (body: { pid: string; tagName: string }) => write({ path: '/tag/create', body });

export const deleteTag = (id: string) => write({ path: '/tag/delete', query: { id } });
