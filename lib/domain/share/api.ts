import * as z from 'zod/mini';
import { pageOf, tolerantList } from '@/lib/http/fields';
import { request, type RequestContext, write } from '@/lib/http/request';
import { linkInfoSchema, shareSchema } from './schema';

/** Enough for three pictures of five megabytes over a slow connection. */
const CREATE_TIMEOUT_MS = 300_000;

interface ShareList {
  pageNo: number;
  pageSize: number;
  block?: string | undefined;
  userId?: string | undefined;
}

export const listShares = (page: ShareList, { signal }: RequestContext = {}) =>
  request({ path: '/shares', query: { ...page }, schema: pageOf(shareSchema, page.pageSize), signal });

export const getShare = (shareId: string, { signal }: RequestContext = {}) =>
  request({ path: '/shares/info', query: { circleId: shareId }, schema: z.nullable(shareSchema), signal });

export const listLikedShares = (userId: string, { signal }: RequestContext = {}) =>
  request({ path: '/shares/agreecircles', query: { userId }, schema: tolerantList(shareSchema), signal });

interface NewShare {
  content: string;
  block: string;
  images: readonly File[];
}

interface PublishContext extends RequestContext {
  onProgress?: (part: number) => void;
}

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

/** @param uid the share's author, who is notified; required */
export const likeShare = (id: string, uid: string, liked: boolean) =>
  write({ path: liked ? '/shares/agree' : '/shares/unagree', query: { id, uid } });

export const deleteShare = (id: string) => write({ path: '/shares/delete', query: { id }, keepalive: true });

export const getLinkInfo = (url: string, { signal }: RequestContext = {}) =>
  request({ path: '/unit/linkinfo', query: { url }, schema: linkInfoSchema, signal });
