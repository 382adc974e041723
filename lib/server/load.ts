import 'server-only';
import { sentenceOf } from '@/lib/http/api-error';
import { pageRequest } from './page-request';

/**
 * Loads what a page is about. Its failure fails the page, and the page that is shown in its place says what the API said
 * (`refusalOfPage`).
 * @throws what `load` throws
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

/**
 * Loads a secondary block of a page. Its failure must not fail the page: then it is undefined, and the browser fetches
 * the block.
 */
export async function optional<T>(load: Promise<T>): Promise<T | undefined> {
  try {
    return await load;
  } catch (error) {
    console.warn('A block of a page could not be loaded:', error instanceof Error ? error.message : error);
    return undefined;
  }
}
