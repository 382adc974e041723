// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TOKEN_COOKIE } from '@/lib/config/api';

const token = (text: string) => {
  document.cookie = `${TOKEN_COOKIE}=${text}; path=/${text ? '' : '; max-age=0'}`;
};

/** Loads a page with fresh modules. `user`: the API's answer about the session. */
async function load(session = '', user?: string) {
  token(session);
  vi.resetModules();
  const [
    { personalValuesOf, clearPersonalValues },
    { rememberOwner },
    { keepDraftsOfExpiredSession },
    search,
    { practice },
    position,
  ] = await Promise.all([
    import('./personal-storage'),
    import('@/lib/drafts/draft-owner'),
    import('./owner'),
    import('@/lib/domain/search/history-store'),
    import('@/lib/domain/question/practice-store'),
    import('@/lib/domain/reading/reading-positions'),
  ]);
  // The header's search does this once it is hydrated.
  const heard = vi.fn();
  search.searchHistory.subscribe(heard);
  if (user) rememberOwner(user);
  return {
    ...search,
    ...position,
    practice,
    rememberOwner,
    keepDraftsOfExpiredSession,
    heard,
    personalValuesOf,
    clearPersonalValues,
  };
}
const terms = () => localStorage.getItem('SEARCH_HISTORY');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  token('');
});

describe('what a member leaves in a browser', () => {
  it('is not shown to the next member, nor to a visitor, and is theirs again when they are back', async () => {
    const first = await load('t1', 'u1');
    first.rememberSearch('离职证明');
    first.writePosition('a1', 0.5);
    expect(terms()).toBe('["离职证明"]');

    const visitor = await load();
    expect(visitor.searchHistory.get()).toBeUndefined();
    expect(terms()).toBeNull();

    const second = await load('t2', 'u2');
    expect([second.searchHistory.get(), second.readPosition('a1')]).toEqual([undefined, undefined]);
    second.rememberSearch('react');
    expect(terms()).toBe('["react"]');

    const again = await load('t3', 'u1');
    expect(again.searchHistory.get()).toEqual(['离职证明']);
    expect(again.readPosition('a1')).toBe(0.5);
    expect(terms()).toBe('["离职证明"]');
  });

  it('is not shown before the API has answered who signed in next', async () => {
    (await load('t1', 'u1')).rememberSearch('离职证明');
    const page = await load('t2');
    expect(page.searchHistory.get()).toBeUndefined();
    page.rememberSearch('react');
    page.heard.mockClear();
    page.rememberOwner('u2');
    expect(page.heard).toHaveBeenCalled();
    expect(page.searchHistory.get()).toEqual(['react']);
    expect(terms()).toBe('["react"]');
  });

  it('stays theirs in a tab whose session has expired, while another tab is a visitor’s', async () => {
    const page = await load('t1', 'u1');
    page.rememberSearch('离职证明');
    token('');
    page.keepDraftsOfExpiredSession('t1');
    const { rememberSearch, searchHistory } = page;
    sessionStorage.clear();
    const other = await load();
    other.rememberSearch('react');
    expect(other.searchHistory.get()).toEqual(['react']);
    rememberSearch('go');
    expect(searchHistory.get()).toEqual(['go', '离职证明']);
    expect(other.searchHistory.get()).toEqual(['react']);
  });

  it('is removed when they ask for it, and nothing of others is', async () => {
    (await load('t1', 'u1')).rememberSearch('离职证明');
    const second = await load('t2', 'u2');
    second.rememberSearch('react');
    second.writePosition('a1', 0.5);
    expect(second.personalValuesOf('u2').map(([key]) => key)).toEqual(['SEARCH_HISTORY', 'READING_POSITIONS']);
    second.clearPersonalValues('u2');
    expect(second.personalValuesOf('u2').map(([key]) => key)).toEqual([]);
    expect(JSON.stringify({ ...localStorage })).not.toContain('react');
    expect((await load('t3', 'u1')).searchHistory.get()).toEqual(['离职证明']);
  });
});

describe('what a visitor has searched', () => {
  it('is the first member’s who signs in, and no other’s', async () => {
    (await load()).rememberSearch('k8s');
    const first = await load('t1', 'u1');
    expect(first.searchHistory.get()).toEqual(['k8s']);
    expect((await load('t2', 'u2')).searchHistory.get()).toBeUndefined();
    expect((await load()).searchHistory.get()).toBeUndefined();
  });

  it('stays a visitor’s when a member has terms of their own', async () => {
    (await load('t1', 'u1')).rememberSearch('离职证明');
    (await load()).rememberSearch('k8s');
    expect((await load('t3', 'u1')).searchHistory.get()).toEqual(['离职证明']);
    expect((await load()).searchHistory.get()).toEqual(['k8s']);
  });
});

describe('values of an earlier release, which have no owner', () => {
  beforeEach(() => localStorage.setItem('SEARCH_HISTORY', '["k8s"]'));

  it('are the member’s who is signed in, once', async () => {
    expect((await load('t1', 'u1')).searchHistory.get()).toEqual(['k8s']);
    expect((await load('t2', 'u2')).searchHistory.get()).toBeUndefined();
    expect((await load('t3', 'u1')).searchHistory.get()).toEqual(['k8s']);
  });

  it('are those of a member whose session this browser knew before', async () => {
    const { fingerprint } = await import('@/lib/utils/fingerprint');
    localStorage.setItem('DRAFT_OWNERS', JSON.stringify([[`session-${fingerprint('t1')}`, 'u1']]));
    await load('t1', 'u1');
    expect((await load()).searchHistory.get()).toBeUndefined();
  });

  it('are a visitor’s when nobody is', async () => {
    const visitor = await load();
    expect(visitor.searchHistory.get()).toEqual(['k8s']);
  });
});
