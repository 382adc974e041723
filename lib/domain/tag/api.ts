import { tolerantList } from '@/lib/http/fields';
import { request, type RequestContext, write } from '@/lib/http/request';
import { customTagSchema } from './schema';

/** The custom tags of a user; the member's own without `userId`. */
export const listCustomTags = (userId?: string, { signal }: RequestContext = {}) =>
  request({ path: '/tag', mayBeMissing: true, query: { userId }, schema: tolerantList(customTagSchema), signal });

/** @param body pid: the category that the tag belongs to */
export const createTag = (body: { pid: string; tagName: string }) => write({ path: '/tag/create', body });

export const deleteTag = (id: string) => write({ path: '/tag/delete', query: { id } });
