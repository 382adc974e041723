import { tolerantList } from '@/lib/http/fields';
import { request, type RequestContext } from '@/lib/http/request';
import type { HotNewsSource } from './constants';
import { hotNewsSchema } from './schema';

export const listHotNews = (type: HotNewsSource, { signal }: RequestContext = {}) =>
  request({ path: '/unit/hot-news', mayBeMissing: true, query: { type }, schema: tolerantList(hotNewsSchema), signal });
