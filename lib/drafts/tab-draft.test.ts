// @vitest-environment jsdom
import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceValue } from '@/lib/browser/storage';
import { useOwner } from '@/lib/browser/owner';
import { rememberOwner } from './draft-owner';
import { forgetDraft, type DraftRow, type DraftRows } from './draft-database';
import { openTabDraft, type FoundDraft, type SaveStatus } from './tab-draft';
import type { Locks } from './tab-lock';

function createRows(): DraftRows & { texts: () => unknown[] } {
  const all = new Map<string, DraftRow>();
  const put = async (...changed: DraftRow[]) => changed.forEach((row) => all.set(row.id, row));
  return {
    texts: () => [...all.values()].map(({ value }) => value),
    list: async () => [...all.values()].toSorted((one, other) => other.savedAt - one.savedAt),
    listFrom: async (prefix) => [...all.values()].filter(({ id }) => id.startsWith(prefix)),
    put: vi.fn(put),
    putLast: vi.fn(put),
    update: async (id, next) => {
      const row = next(all.get(id));
      await put(row);
      return row;
    },
    removeMirrored: () => {},
    remove: async (ids) => ids.forEach((id) => all.delete(id)),
    adopt: async (owner, passes) => {
      for (const row of all.values()) if (passes(row)) all.set(row.id, { ...row, owner });
    },
  };
}

function createLocks(): Locks {
  const held = new Map<string, Promise<void>>();
  return {
    request: async (name, { ifAvailable }, callback) => {
      if (ifAvailable && held.has(name)) return callback(null);
      await held.get(name);
      const done = callback({ name, mode: 'exclusive' });
      held.set(name, done);
      await done;
      held.delete(name);
    },
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
  };
}

let rows = createRows();
let locks = createLocks();
const pass = (ms = 1_000) => vi.advanceTimersByTimeAsync(ms);

function openTab(published = '') {
  sessionStorage.clear();
  return reloadTab(published);
}

function reloadTab(published = '') {
  let text = published;
  const listeners = new Set<() => void>();
  const tab = {
    restored: undefined as FoundDraft<string> | undefined,
    others: [] as FoundDraft<string>[],
    status: undefined as SaveStatus | undefined,
    text: () => text,
    type(next: string) {
      text = next;
      for (const listener of listeners) listener();
    },
  };
  const draft = openTabDraft({
    kind: 'article',
    subjectId: 'a',
    schema: z.string(),
    rows,
    locks,
    fields: {
      unsaved: () => (text === published ? null : text),
      base: () => published,
      restore: tab.type,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    onRestored: (found) => (tab.restored = found),
    onOthers: (others) => (tab.others = others),
    onStatus: (status) => (tab.status = status),
  });
  return Object.assign(tab, { draft });
}

async function openWithOther(earlier: string, text: string) {
  const before = openTab();
  before.type(earlier);
  await pass();
  void before.draft.close();
  await pass();
  const tab = openTab();
  tab.type(text);
  await pass();
  return tab;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  rows = createRows();
  locks = createLocks();
  useOwner.setState({ owner: 'u1' });
});
afterEach(() => vi.useRealTimers());

describe('one tab', () => {
  it('saves within 300 ms of a change (throttle), and reports it once the typing pauses (debounce)', async () => {
    const tab = openTab();
    await pass();
    for (const text of ['一', '一二', '一二三', '一二三四']) {
      tab.type(text);
      await pass(100);
    }
    expect(rows.texts()).toEqual(['一二三']);
    expect(tab.status).toEqual({ kind: 'saving' });
    await pass();
    expect(rows.texts()).toEqual(['一二三四']);
    expect(tab.status).toMatchObject({ kind: 'saved' });
    tab.type('');
    await pass();
    expect(rows.texts()).toEqual([]);
    expect(tab.status).toEqual({ kind: 'idle' });
  });

  it('saves pending changes when the page unloads', async () => {
    const tab = openTab();
    await pass();
    tab.type('最后一句');
    tab.draft.leave();
    expect(rows.putLast).toHaveBeenCalledTimes(1);
  });

  it('restores its own draft after a reload, even when another tab saved later', async () => {
    const first = openTab();
    await pass();
    first.type('甲');
    await pass();
    const mine = deviceValue({ key: 'DRAFT_TAB:article:a', schema: z.string(), area: 'session' }).get();
    const second = openTab();
    await pass();
    second.type('乙');
    await pass();
    void first.draft.close();
    await pass();
    sessionStorage.setItem('DRAFT_TAB:article:a', mine ?? '');
    const reloaded = reloadTab();
    await pass();
    expect(reloaded.text()).toBe('甲');
    expect(reloaded.restored).toMatchObject({ elsewhere: false });
    expect(reloaded.others).toMatchObject([{ value: '乙', elsewhere: true }]);
    reloaded.type('甲甲');
    await pass();
    expect(rows.texts().toSorted()).toEqual(['乙', '甲甲']);
  });

  it('reports its restored draft as saved, also when its owner becomes known meanwhile', async () => {
    const tab = openTab();
    tab.type('草稿');
    await pass();
    await tab.draft.close();
    const { remove } = rows;
    rows.remove = async (ids) => {
      await pass(50);
      await remove(ids);
    };
    useOwner.setState({ owner: 'visitor' });
    const reloaded = reloadTab();
    useOwner.setState({ owner: 'u1' });
    await pass();
    expect(reloaded.text()).toBe('草稿');
    expect(reloaded.status).toMatchObject({ kind: 'saved' });
  });

  it('reports a failed save until a save succeeds', async () => {
    vi.mocked(rows.put).mockRejectedValueOnce(new DOMException('no room', 'QuotaExceededError'));
    const tab = openTab();
    await pass();
    tab.type('一');
    await pass();
    tab.type('一二');
    expect(tab.status).toEqual({ kind: 'failed', full: true });
    await pass();
    expect(tab.status).toMatchObject({ kind: 'saved' });
  });

  it('never restores over what has been typed', async () => {
    const tab = await openWithOther('旧的', '新的');
    expect(tab.text()).toBe('新的');
    expect(tab.others).toMatchObject([{ value: '旧的' }]);
    await tab.draft.restore(tab.others[0]!);
    await pass();
    expect(tab.text()).toBe('旧的');
    expect(tab.others).toMatchObject([{ value: '新的' }]);
    await tab.draft.remove(tab.others[0]!);
    expect(rows.texts()).toEqual(['旧的']);
    expect(tab.others).toEqual([]);
  });

  it('keeps the draft that was just opened, although the list of before has it', async () => {
    const tab = await openWithOther('旧的', '新的');
    const [listed] = tab.others;
    await tab.draft.restore(listed!);
    await tab.draft.remove(listed!);
    expect(rows.texts()).toContain('旧的');
  });

  it('stashes what the published text has replaced', async () => {
    const tab = openTab('原文');
    await pass();
    tab.type('我的');
    await pass();
    tab.type('原文');
    await tab.draft.stash('我的');
    await pass();
    expect(tab.others).toMatchObject([{ value: '我的' }]);
    expect(rows.texts()).toEqual(['我的']);
  });
});

describe('several tabs', () => {
  it('restore the newest draft and save apart; neither overwrites the other', async () => {
    const first = openTab();
    await pass();
    first.type('一样的开头');
    await pass();
    const second = openTab();
    await pass();
    expect(second.text()).toBe('一样的开头');
    expect(second.restored).toMatchObject({ elsewhere: true });
    first.type('甲');
    second.type('乙');
    await pass();
    expect(rows.texts()).toEqual(['甲', '乙']);
    void first.draft.close();
    void second.draft.close();
    await pass();
    const third = openTab();
    await pass();
    expect([third.text(), ...third.others.map(({ value }) => value)].toSorted()).toEqual(['乙', '甲']);
  });

  it('remove a draft once it is published, whichever tab wrote it', async () => {
    const first = openTab();
    first.type('发布的');
    await pass();
    const second = openTab();
    await pass();
    second.type('另一篇');
    await pass();
    await forgetDraft('article', 'a', '发布的', rows);
    expect(rows.texts()).toEqual(['另一篇']);
  });
});

describe('the owner of a draft', () => {
  it('becomes known while they type: then their other drafts are listed, and nobody else’s', async () => {
    useOwner.setState({ owner: 'u1' });
    const before = openTab();
    before.type('甲的');
    await pass();
    void before.draft.close();
    await pass();
    useOwner.setState({ owner: 'visitor' });
    const tab = openTab();
    tab.type('访客写的');
    await pass();
    expect(tab.others).toEqual([]);
    rememberOwner('u1');
    await pass();
    expect(tab.text()).toBe('访客写的');
    expect(tab.others).toMatchObject([{ value: '甲的' }]);
    void tab.draft.close();
    await pass();
    useOwner.setState({ owner: 'u2' });
    const stranger = openTab();
    await pass();
    expect([stranger.text(), stranger.others]).toEqual(['', []]);
  });

  it('is unknown after a session whose user was never known: the draft is listed, not restored', async () => {
    useOwner.setState({ owner: 'session-1' });
    const tab = openTab();
    tab.type('没有署名');
    await pass();
    void tab.draft.close();
    await pass();
    useOwner.setState({ owner: 'u1' });
    const later = openTab();
    await pass();
    expect(later.text()).toBe('');
    expect(later.others).toMatchObject([{ orphaned: true }]);
    await later.draft.restore(later.others[0]!);
    await pass();
    expect(later.text()).toBe('没有署名');
    expect(await rows.list()).toMatchObject([{ owner: 'u1' }]);
  });
});
