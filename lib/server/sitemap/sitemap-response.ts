import 'server-only';
import type { CachedText } from '@/lib/server/text-cache';
import { cachedTextResponse } from '@/lib/server/text-response';

const MAX_AGE_SECONDS = 3600;

/** Answers a request for the sitemap's index or one of its files. */
export const sitemapResponse = (request: Request, load: () => Promise<CachedText | null>) =>
  cachedTextResponse(request, load, { contentType: 'application/xml; charset=utf-8', maxAge: MAX_AGE_SECONDS });
