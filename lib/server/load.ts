import 'server-only';
import { notFound } from 'next/navigation';
import { isBuilding } from '@/lib/config/env';
import { sentenceOf } from '@/lib/http/api-error';
import { pageRequest } from './page-request';

/** Parses a page's path segments; not found where `parse` finds nothing. */
export const selected =
  <Params, Selection>(parse: (params: Params) => Selection | null) =>
  async (params: Promise<Params>): Promise<Selection> =>
    parse(await params) ?? notFound();

/** A failed subject fails the page. While building there is no API: the page becomes a 404, which is never served. */
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
