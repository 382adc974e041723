import 'server-only';
import { notFound } from 'next/navigation';
import { isBuilding } from '@/lib/config/env';
import { sentenceOf } from '@/lib/http/api-error';
import { pageRequest } from './page-request';

/**
 * Loads the subject of a page: its failure fails the page, whose error page shows the API's sentence (`refusalOfPage`).
 * While building there is no API: what is prerendered then is a 404, and never served (`lib/server/page-cache`).
 */
export async function required<T>(load: Promise<T>): Promise<T> {
  try {
    return await load;
  } catch (error) {
    if (isBuilding()) notFound();
    const request = pageRequest();
    if (request) Object.assign(request, { failed: true, refusal: request.refusal ?? sentenceOf(error) });
    throw error;
  }
}

/** Loads a secondary block: on failure undefined, and the browser fetches it. */
export async function optional<T>(load: Promise<T>): Promise<T | undefined> {
  try {
    return await load;
  } catch (error) {
    if (!isBuilding())
      console.warn('A block of a page could not be loaded:', error instanceof Error ? error.message : error);
    return undefined;
  }
}
