import { request, type RequestContext } from '@/lib/http/request';
import { sessionUserSchema } from './schema';

/** The user of this browser's token. @throws ApiError 'unauthorised' when the token is none or expired */
export const getSessionUser = ({ signal }: RequestContext = {}) =>
  request({ method: 'GET', path: '/users/sessionuserinfo', schema: sessionUserSchema, signal });
