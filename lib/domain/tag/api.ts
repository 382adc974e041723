import * as z from 'zod/mini';
import { tolerantList } from '@/lib/http/fields';
import { request, type RequestContext } from '@/lib/http/request';
import { customTagSchema } from './schema';

export const listCustomTags = ({ signal }: RequestContext = {}) =>
  request({ method: 'GET', path: '/tag', schema: tolerantList(customTagSchema), signal });

/** @param body pid: the category that the tag belongs to */
export const createTag = (body: { pid: string; tagName: string }) =>
  request({ method: 'POST', path: '/tag/create', body, schema: z.unknown() });
