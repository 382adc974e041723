import 'server-only';
import { cachedTextResponse } from '@/lib/server/text-response';
import { loadFeed, type FeedFormat } from './load-feed';

const MAX_AGE_SECONDS = 300;

/** Answers a request for a feed; what the four routes of feeds share. */
export const feedResponse = (request: Request, format: FeedFormat, category?: string) =>
  cachedTextResponse(request, () => loadFeed(format, category), {
    contentType: `application/${format}+xml; charset=utf-8`,
    maxAge: MAX_AGE_SECONDS,
  });
