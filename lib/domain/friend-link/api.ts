import { tolerantList } from '@/lib/http/fields';
import { request, type RequestContext } from '@/lib/http/request';
import { friendLinkSchema } from './schema';

export const listFriendLinks = ({ signal }: RequestContext = {}) =>
  request({ path: '/config/friend-link', schema: tolerantList(friendLinkSchema), signal });
