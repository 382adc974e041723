import 'server-only';

/**
 * Loads a secondary block of a page. Its failure must not fail the page: then it is undefined, and the browser fetches
 * the block.
 */
export async function optional<T>(load: Promise<T>): Promise<T | undefined> {
  try {
    return await load;
  } catch (error) {
    console.warn('A block of a page is left to the browser:', error instanceof Error ? error.message : error);
    return undefined;
  }
}
