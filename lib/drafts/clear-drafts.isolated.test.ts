// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { checkedBy, isText } from '@/lib/browser/storage';
import { TOKEN_COOKIE } from '@/lib/config/api';
import type { DraftRow } from './draft-database';

const text = { kind: 'share', subjectId: '', schema: checkedBy(isText) };
const disk = new Map<string, DraftRow>();
const rows = {
  list: async () => [...disk.values()],
  listFrom: async (prefix: string) => [...disk.values()].filter(({ id }) => id.startsWith(prefix)),
  put: async (...changed: DraftRow[]) => changed.forEach((row) => disk.set(row.id, row)),
  removeMirrored: () => {},
  remove: async (ids: readonly string[]) => ids.forEach((id) => disk.delete(id)),
};
const row = (id: string, owner: string, kind: string): DraftRow => ({
  id,
  owner,
  kind,
  subjectId: '',
  value: '秘密',
  base: '',
  savedAt: Date.now(),
});

async function load(user: string) {
  document.cookie = `${TOKEN_COOKIE}=of-${user}; path=/`;
  vi.resetModules();
  vi.doMock('./draft-database', () => ({ draftRows: rows, FILE_KIND: 'file' }));
  const [clear, kept, draft, mirrors, owner, search, signingOut] = await Promise.all([
    import('./clear-drafts'),
    import('./kept-entries'),
    import('./shared-draft'),
    import('./draft-copies'),
    import('./draft-owner'),
    import('@/lib/domain/search/history-store'),
    import('@/lib/browser/signing-out'),
  ]);
  owner.rememberOwner(user);
  await mirrors.recoverDrafts();
  return { ...clear, ...kept, ...draft, ...mirrors, ...search, ...signingOut };
}
const everything = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, [...disk.values()]]);

beforeEach(() => {
  disk.clear();
  localStorage.clear();
  sessionStorage.clear();
});

async function fill() {
  const other = await load('u2');
  other.openDraft('u2', text).set('别人的草稿');
  await other.flushDrafts();
  disk.set('b', row('b', 'u2', 'article'));
  const page = await load('u1');
  page.openDraft('u1', text).set('秘密');
  page.rememberSearch('秘密');
  sessionStorage.setItem('QUESTION_ANSWER:u1:q1', '{"text":"秘密"}');
  await page.flushDrafts();
  disk.set('a', row('a', 'u1', 'article'));
  disk.set('f', row('f', 'u1', 'file'));
  return page;
}

it('a member who has this browser cleared leaves nothing readable, and others keep what is theirs', async () => {
  const page = await fill();
  expect(await page.listKept('u1')).toEqual({ drafts: 2, records: ['搜索记录'] });
  await page.clearKept('u1');
  disk.delete('b');
  expect(everything()).not.toContain('秘密');
  expect(everything()).not.toContain('u1:');
  const other = await load('u2');
  expect(other.openDraft('u2', text).get()).toBe('别人的草稿');
});

it('a page whose browser was cleared stores nothing more while it is left', async () => {
  const page = await fill();
  const draft = page.openDraft('u1', text);
  await page.clearKept('u1');
  expect(draft.set('秘密')).toBe(true);
  page.rememberSearch('秘密');
  await page.flushDrafts();
  disk.delete('b');
  expect(JSON.stringify({ ...localStorage })).not.toContain('秘密');
});

function otherTabSignsOut(clears: boolean) {
  localStorage.setItem('SIGNED_OUT', JSON.stringify({ at: Date.now(), clears }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'SIGNED_OUT' }));
}

it('what is a member’s goes out of sight when they sign out in another tab, and is kept for them', async () => {
  const page = await fill();
  const { idle } = await import('@/lib/browser/when-idle');
  const left = vi.fn();
  page.followSignOut(() => {}, left);
  await idle();
  expect(page.searchHistory.get()).toEqual(['秘密']);
  otherTabSignsOut(false);
  expect(page.searchHistory.get()).toBeUndefined();
  expect(page.openDraft('u1', text).get()).toBe('秘密');
  expect(left).not.toHaveBeenCalled();
});

it('another tab is told to leave, and stores nothing more', async () => {
  const page = await fill();
  const { idle } = await import('@/lib/browser/when-idle');
  const left = vi.fn();
  page.followSignOut(() => {}, left);
  await idle();
  otherTabSignsOut(true);
  expect(left).toHaveBeenCalledExactlyOnceWith('u1');
  expect(sessionStorage).toHaveLength(0);
  localStorage.clear();
  page.openDraft('u1', text).set('秘密');
  expect(localStorage).toHaveLength(0);
});
