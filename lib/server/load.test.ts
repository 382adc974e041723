import { afterEach, describe, expect, it, vi } from 'vitest';
import { callsOf } from '@/test/render';
import { loadTopAuthors, loadFeedPage } from './feed';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('while the site is built', () => {
  it('a page is missing without a call to the API, and a block of one is left out without a warning', async () => {
    vi.stubEnv('NEXT_PHASE', 'phase-production-build');
    vi.stubGlobal('window', undefined);
    const warn = vi.spyOn(console, 'warn');
    await expect(loadFeedPage('all', 'new', 1)).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
    expect(await loadTopAuthors()).toBeUndefined();
    vi.unstubAllGlobals();
    expect(warn).not.toHaveBeenCalled();
    expect(callsOf('/articles')).toEqual([]);
  });
});
