import * as z from 'zod/mini';
import { tolerantList } from '@/lib/http/fields';
import { request, type RequestContext, write } from '@/lib/http/request';
import {
  actionCountsSchema,
  followedSchema,
  followListsSchema,
  rankedAuthorSchema,
  userCountsSchema,
  userSchema,
} from './schema';

export const getUser = (id: string, { signal }: RequestContext = {}) =>
  request({ path: '/users/userinfo', query: { id }, schema: z.nullable(userSchema), signal });

export const getUserCounts = (userId: string, { signal }: RequestContext = {}) =>
  request({ path: '/users/getcounts', mayBeMissing: true, query: { userId }, schema: userCountsSchema, signal });

/** "With query userId" says the specification of this POST; the body repeats it (assumption A19). */
export const getActionCounts = (userId: string, { signal }: RequestContext = {}) =>
  request({
    path: '/statistics/actioncounts',
    mayBeMissing: true,
    query: { userId },
    body: { userId },
    schema: actionCountsSchema,
    signal,
  });

export const listRankedAuthors = (
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
  { signal }: RequestContext = {},
) =>
  request({
    path: '/statistics/userrank',
    query: { pageNo, pageSize },
    schema: tolerantList(rankedAuthorSchema, pageSize),
    signal,
  });

export const listFollowed = (userId: string, { signal }: RequestContext = {}) =>
  request({ path: '/users/focususers', query: { userId }, schema: followedSchema, signal });

export const listFollows = (userId: string, { signal }: RequestContext = {}) =>
  request({ path: '/users/focususers', query: { userId }, schema: followListsSchema, signal });

export const isFollowedUser = (userId: string, { signal }: RequestContext = {}) =>
  request({ path: '/users/isfocususer', query: { focusId: userId }, schema: z.boolean(), signal });

export const followUser = (userId: string, followed: boolean) =>
  write({ path: followed ? '/users/focususer' : '/users/unfocususer', query: { focusId: userId } });
