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

/** The public side of a user; null when there is none with this id. */
export const getUser = (id: string, { signal }: RequestContext = {}) =>
  request({ path: '/users/userinfo', query: { id }, schema: z.nullable(userSchema), signal });

export const getUserCounts = (userId: string, { signal }: RequestContext = {}) =>
  request({ path: '/users/getcounts', mayBeMissing: true, query: { userId }, schema: userCountsSchema, signal });

/** The specification says "with query userId", of a POST; the body says it again (assumption A19). */
export const getActionCounts = (userId: string, { signal }: RequestContext = {}) =>
  request({
    path: '/statistics/actioncounts',
    mayBeMissing: true,
    query: { userId },
    body: { userId },
    schema: actionCountsSchema,
    signal,
  });

/** A page of the author ranking; the API answers a plain array without a total. */
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

/** Those whom a user follows. */
export const listFollowed = (userId: string, { signal }: RequestContext = {}) =>
  request({ path: '/users/focususers', query: { userId }, schema: followedSchema, signal });

/** Whom a user follows, and their fans. */
export const listFollows = (userId: string, { signal }: RequestContext = {}) =>
  request({ path: '/users/focususers', query: { userId }, schema: followListsSchema, signal });

/** Whether the reader follows a user. */
export const isFollowedUser = (userId: string, { signal }: RequestContext = {}) =>
  request({ path: '/users/isfocususer', query: { focusId: userId }, schema: z.boolean(), signal });

export const followUser = (userId: string, followed: boolean) =>
  write({ path: followed ? '/users/focususer' : '/users/unfocususer', query: { focusId: userId } });
