// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkedBy, isRecord, isText } from '@/lib/browser/storage';
import type { DraftRow } from './draft-database';

const text = { kind: 'share', subjectId: '', schema: checkedBy(isText) };
const fields = { ...text, schema: checkedBy(isRecord) };

/** IndexedDB's disk: writes are there once done. */
const disk = new Map<string, DraftRow>();
let isRefused = false;
const rows = {
  listFrom: async (prefix: string) => [...disk.values()].filter(({ id }) => id.startsWith(prefix)),
  put: async (...changed: DraftRow[]) => {
    if (isRefused) throw new DOMException('full', 'QuotaExceededError');
    for (const row of changed) disk.set(row.id, row);
  },
  remove: async (ids: readonly string[]) => ids.forEach((id) => disk.delete(id)),
};

async function load() {
  vi.resetModules();
  vi.doMock('./draft-database', () => ({ draftRows: rows }));
  return { ...(await import('./shared-draft')), ...(await import('./draft-copies')) };
}

/** Chromium flushes localStorage a few seconds after the first change, then once a minute. */
let committed: Record<string, string> = {};
const commit = () => (committed = { ...localStorage });
function killBrowser() {
  vi.clearAllTimers();
  localStorage.clear();
  for (const [key, value] of Object.entries(committed)) localStorage.setItem(key, value);
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  disk.clear();
  localStorage.clear();
  committed = {};
  isRefused = false;
});
afterEach(() => {
  vi.doUnmock('./draft-database');
  vi.useRealTimers();
});

async function typeFor(seconds: number) {
  const page = await load();
  const draft = page.openDraft('u1', text);
  await pass(1);
  let typed = '';
  for (let tenth = 0; tenth < seconds * 10; tenth += 1) {
    typed += '字';
    draft.set(typed);
    await pass(100);
    if (tenth === 50) commit();
  }
  return typed;
}

describe('a killed browser', () => {
  it.each([3, 7, 45])('loses less than half a second of what was typed for %i s', async (seconds) => {
    const typed = await typeFor(seconds);
    killBrowser();
    const page = await load();
    const draft = page.openDraft('u1', text);
    await page.recoverDrafts();
    expect(typed.length - (draft.get()?.length ?? 0)).toBeLessThan(5);
  });

  it('does not bring back what was sent', async () => {
    await typeFor(7);
    const page = await load();
    const draft = page.openDraft('u1', text);
    draft.set(undefined);
    await pass(1);
    killBrowser();
    const next = await load();
    expect(next.openDraft('u1', text).get()).toBe('字'.repeat(51));
    await next.recoverDrafts();
    expect(next.openDraft('u1', text).get()).toBeUndefined();
  });

  it('keeps what is typed before its drafts are restored, after what is restored', async () => {
    const typed = await typeFor(45);
    killBrowser();
    const page = await load();
    const draft = page.openDraft('u1', text);
    draft.set(`${draft.get() ?? ''}后来的`);
    await page.recoverDrafts();
    expect(draft.get()).toMatch(/^字+后来的$/);
    expect(draft.get()?.length).toBeGreaterThan(typed.length - 3);
    await pass(1_000);
    expect([...disk.values()].map(({ value }) => value)).toEqual([draft.get()]);
  });

  it('keeps the other fields of a draft of which one was changed before it was restored', async () => {
    const page = await load();
    page.openDraft('u1', fields).set({ content: '写过的', block: '吐槽', images: ['file-1'] });
    await pass(1_000);
    killBrowser();
    const next = await load();
    const draft = next.openDraft('u1', fields);
    draft.set({ content: '再写', block: '', images: [] });
    await next.recoverDrafts();
    expect(draft.get()).toEqual({ content: '写过的再写', block: '吐槽', images: ['file-1'] });
  });
});

it('a page that is hidden saves at once', async () => {
  const page = await load();
  await page.recoverDrafts();
  page.openDraft('u1', text).set('最后一句');
  window.dispatchEvent(new Event('pagehide'));
  await pass(0);
  expect([...disk.values()]).toMatchObject([{ owner: 'u1', kind: 'share', subjectId: '', value: '最后一句' }]);
});

it('drafts of an earlier release, which had localStorage alone, are in IndexedDB after the first visit', async () => {
  localStorage.setItem('DRAFT:u1:comment:article:a1:', JSON.stringify({ value: '旧的', savedAt: Date.now() }));
  const page = await load();
  page.openDraft('u1', text);
  await pass(1_000);
  expect([...disk.values()]).toMatchObject([{ owner: 'u1', kind: 'comment', subjectId: 'article:a1:', value: '旧的' }]);
});

it('after a month a draft is in neither storage', async () => {
  const page = await load();
  page.openDraft('u1', text).set('旧的');
  await pass(32 * 24 * 60 * 60_000);
  const later = await load();
  await later.recoverDrafts();
  await pass(1_000);
  expect(localStorage).toHaveLength(0);
  const last = await load();
  await last.recoverDrafts();
  expect([...disk.values()].filter(({ value }) => value !== undefined)).toEqual([]);
});

it('a draft that only localStorage could store stays, and nothing is said', async () => {
  isRefused = true;
  const page = await load();
  const draft = page.openDraft('u1', text);
  draft.set('写了一半');
  await pass(1_000);
  expect((await load()).openDraft('u1', text).get()).toBe('写了一半');
});
