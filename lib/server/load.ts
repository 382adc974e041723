import 'server-only';
import { sentenceOf } from '@/lib/http/api-error';
import { pageRequest } from './page-request';

/**
 * Loads the subject of a page: its failure fails the page, whose error page shows the API's sentence (`refusalOfPage`).
 */
export async function required<T>(load: Promise<T>): Promise<T> {
  try {
    return await load;
  } catch (error) {
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
    console.warn('A block of a page could not be loaded:', error instanceof Error ? error.message : error);
    return undefined;
  }
}
