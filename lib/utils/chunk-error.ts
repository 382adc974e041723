export const SITE_UPDATED = '网站已更新，请刷新页面';

/**
 * True for a chunk of the program that did not load, as Turbopack (`ChunkLoadError`, "Failed to load chunk …"), webpack
 * and the browsers' own `import()` say it.
 */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script/i.test(
      error.message,
    ));

/** True for a chunk that is missing although there is a connection: most often an older release's, gone with a deployment. */
export const isOutdated = (error: unknown): boolean => isChunkError(error) && navigator.onLine;
