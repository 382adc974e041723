import * as z from 'zod/mini';
import { pageOf, tolerantList } from '@/lib/http/fields';
import { request, type RequestContext, write } from '@/lib/http/request';
import { linkInfoSchema, shareSchema } from './schema';

/** Time-out: enough for three pictures of five megabytes over a slow connection. */
const CREATE_TIMEOUT_MS = 300_000;

interface ShareList {
  /** 1-based. */
  pageNo: number;
  pageSize: number;
  /** Of one block; of all without. */
  block?: string | undefined;
  /** Of one author; of all without. */
  userId?: string | undefined;
}

/** A page of shares, newest first. */
export const listShares = (page: ShareList, { signal }: RequestContext = {}) =>
  request({ path: '/shares', query: { ...page }, schema: pageOf(shareSchema, page.pageSize), signal });

/** Null when there is no share with this id. */
export const getShare = (circleId: string, { signal }: RequestContext = {}) =>
  request({ path: '/shares/info', query: { circleId }, schema: z.nullable(shareSchema), signal });

/** The shares that a user likes. Not paged. */
export const listLikedShares = (userId: string, { signal }: RequestContext = {}) =>
  request({ path: '/shares/agreecircles', query: { userId }, schema: tolerantList(shareSchema), signal });

interface NewShare {
  content: string;
  block: string;
  images: readonly File[];
}

interface PublishContext extends RequestContext {
  /** Called with the part (0 to 1) that has been sent. */
  onProgress?: (part: number) => void;
}

/** Publishes a share; its id is not told. */
export function createShare({ content, block, images }: NewShare, { signal, onProgress }: PublishContext = {}) {
  const body = new FormData();
  body.append('content', content);
  body.append('block', block);
  for (const image of images) body.append('file', image);
  return write({
    path: '/shares/createshare',
    body,
    signal,
    onProgress,
    ...(images.length > 0 && { timeoutMs: CREATE_TIMEOUT_MS }),
  });
}

/** @param uid the share's author, whom the API notifies: the call must never be made without */
export const likeShare = (id: string, uid: string, liked: boolean) =>
  write({ path: liked ? '/shares/agree' : '/shares/unagree', query: { id, uid } });

/** Deletes a share of the viewer's own, with its likes and comments. */
export const deleteShare = (id: string) => write({ path: '/shares/delete', query: { id }, keepalive: true });

/** Title and picture of a linked page. That it fails is normal. */
export const getLinkInfo = (url: string, { signal }: RequestContext = {}) =>
  request({ path: '/unit/linkinfo', query: { url }, schema: linkInfoSchema, signal });
