export const SITE_UPDATED = '网站已更新，请刷新页面';

/** A failed chunk, as Turbopack (`ChunkLoadError`, "Failed to load chunk …"), webpack and browsers report it. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script/i.test(
      error.message,
    ));
