import 'server-only';
import { ApiError } from '@/lib/http/api-error';
import type { CachedText } from './text-cache';

const RETRY_AFTER_SECONDS = 120;

interface TextOptions {
  contentType: string;
  /** How long browsers and proxies may keep it. */
  maxAge: number;
}

const headersOf = ({ contentType, maxAge }: TextOptions) => ({
  'content-type': contentType,
  'cache-control': `public, max-age=${maxAge}`,
});

/** A text that costs nothing to make. */
export const textResponse = (body: string, options: TextOptions) => new Response(body, { headers: headersOf(options) });

/** True when the caller's copy is still the current one. */
function isFresh(request: Request, { etag, lastModified }: CachedText): boolean {
  const tags = request.headers.get('if-none-match');
  if (tags !== null) return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  return lastModified !== undefined && Math.floor(lastModified / 1000) * 1000 <= since;
}

/**
 * Answers with a kept text: 304 when the caller has it, 404 when there is none, 503 when the API gives
 * nothing to make it of, so that nobody takes an outage for an empty site.
 */
export async function cachedTextResponse(
  request: Request,
  load: () => Promise<CachedText | null>,
  options: TextOptions,
): Promise<Response> {
  try {
    const text = await load();
    if (!text) return notFoundResponse();
    const headers = {
      ...headersOf(options),
      etag: text.etag,
      ...(text.lastModified !== undefined && { 'last-modified': new Date(text.lastModified).toUTCString() }),
    };
    return isFresh(request, text) ? new Response(null, { status: 304, headers }) : new Response(text.body, { headers });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return new Response('暂时不可用，请稍后再试\n', {
      status: 503,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': String(RETRY_AFTER_SECONDS),
      },
    });
  }
}

export const notFoundResponse = () =>
  new Response('没有这个地址\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
