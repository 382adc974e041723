import 'server-only';
import { createHash } from 'node:crypto';

interface TextOptions {
  contentType: string;
  /** Cache time of browsers and proxies, in seconds. */
  maxAge: number;
}

export function textResponse(body: string | null, { contentType, maxAge }: TextOptions): Response {
  if (body === null) return notFoundResponse();
  return new Response(body, {
    headers: {
      'content-type': `${contentType}; charset=utf-8`,
      'cache-control': `public, max-age=${maxAge}`,
      etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    },
  });
}

/** Nothing is logged, because nothing is wrong; the front server adds Retry-After. */
export const busyResponse = () =>
  new Response('请稍后再试\n', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

export const notFoundResponse = () =>
  new Response('没有这个地址\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
