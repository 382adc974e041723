import { afterEach, describe, expect, it, vi } from 'vitest';
import { callsOf } from '@/test/render';
import { feedAddress, loadTopAuthors, loadFeedPage } from './feed';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('what a page’s address selects is parsed, and a page of unknown values is missing', async () => {
  expect(await feedAddress(Promise.resolve({ category: '2' }))).toEqual({
    filter: { category: '2', sort: 'new' },
    page: 1,
  });
  await expect(feedAddress(Promise.resolve({ page: '0' }))).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
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
