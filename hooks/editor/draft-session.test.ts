import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '@/lib/domain/draft/schema';
import { provisionalOwner } from '@/lib/domain/session/draft-owner';
import { EMPTY_WRITING } from '@/lib/domain/editor/store';
import type { Locks } from './draft-lock';
import { openDraftSession } from './draft-session';
import { createDraftStore, createLocks } from './testing';
import type { DraftView } from './draft-view';

type Writing = Draft['writing'];
const KEY = 'u:new';
const PROVISIONAL = '~t:new';

let store: ReturnType<typeof createDraftStore>;
let locks: Locks;

/** A tab with its own desk. */
function openTab({ key = KEY, content = '', sources = [] as string[], legacy = undefined as never } = {}) {
  let state = { articleId: null, writing: { ...EMPTY_WRITING, content }, published: EMPTY_WRITING };
  const listeners = new Set<() => void>();
  const setWriting = (writing: Writing) => {
    state = { ...state, writing };
    for (const listener of listeners) listener();
  };
  const tab = { view: undefined as DraftView | undefined, status: '' };
  const session = openDraftSession({
    key,
    articleId: null,
    sources,
    legacy,
    store,
    locks,
    desk: {
      read: () => state,
      restore: setWriting,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    onView: (view) => (tab.view = view),
    onStatus: ({ kind }) => (tab.status = kind),
  });
  return Object.assign(tab, {
    session,
    type: (text: string) => setWriting({ ...state.writing, content: text }),
    text: () => state.writing.content,
  });
}
const stored = (key = KEY) => store.drafts.get(key)?.writing.content;
const draft = (content: string, savedAt = 1, base = 'b'): Draft => ({
  writing: { ...EMPTY_WRITING, content },
  savedAt,
  base,
});
const until = (check: () => void) => vi.waitFor(check, { timeout: 4_000 });
const held = (tab: ReturnType<typeof openTab>) => until(() => expect(tab.view?.lock).toBe('held'));

beforeEach(() => {
  store = createDraftStore();
  locks = createLocks();
});

async function twoTabs() {
  const first = openTab();
  await held(first);
  first.type('长长的正文');
  await until(() => expect(stored()).toBe('长长的正文'));
  const second = openTab();
  await until(() => expect(second.view?.lock).toBe('elsewhere'));
  return { first, second };
}

describe('a draft in two tabs', () => {
  it('goes over with what was typed last, and what the other tab had typed is laid aside', async () => {
    const { first, second } = await twoTabs();
    second.type('x');
    expect(second.status).toBe('off');
    first.type('长长的正文，最后一句');
    await second.session.takeOver();
    await until(() => expect(second.text()).toBe('长长的正文，最后一句'));
    expect(second.view).toMatchObject({ found: { kind: 'restored' }, aside: { reason: 'typed', count: 1 } });
    expect(store.laid(KEY)).toEqual(['x']);
    expect(first.view?.lock).toBe('elsewhere');
    expect(first.text()).toBe('长长的正文，最后一句');
    first.type('没有人保存');
    await first.session.close();
    expect(stored()).toBe('长长的正文，最后一句');
  });

  it('goes over to the waiting tab as the first is closed', async () => {
    const { first, second } = await twoTabs();
    second.type('x');
    await first.session.close();
    await until(() => expect(second.text()).toBe('长长的正文'));
    expect(store.laid(KEY)).toEqual(['x']);
    second.type('接着写');
    await until(() => expect(stored()).toBe('接着写'));
  });

  it('comes back as it has become, and the beginning is not taken for another text', async () => {
    const { first, second } = await twoTabs();
    await second.session.takeOver();
    await until(() => expect(second.text()).toBe('长长的正文'));
    second.type('长长的正文，接着写');
    await until(() => expect(stored()).toBe('长长的正文，接着写'));
    await first.session.takeOver();
    await until(() => expect(first.text()).toBe('长长的正文，接着写'));
    expect(store.laid(KEY)).toEqual([]);
  });

  it('can be exchanged for what is laid aside, and back', async () => {
    const { second } = await twoTabs();
    second.type('x');
    await second.session.takeOver();
    await until(() => expect(second.view?.aside).not.toBeNull());
    await second.session.swap();
    expect([second.text(), stored(), ...store.laid(KEY)]).toEqual(['x', 'x', '长长的正文']);
    await second.session.swap();
    expect([second.text(), stored(), ...store.laid(KEY)]).toEqual(['长长的正文', '长长的正文', 'x']);
  });

  it('of which one goes unsaved: its text is laid aside for the next page', async () => {
    const { first, second } = await twoTabs();
    second.type('x');
    second.session.leave();
    first.session.leave();
    await until(() => expect(store.laid(KEY)).toEqual(['x']));
    expect(stored()).toBe('长长的正文');
  });

  it('replaces nothing on the desk when that cannot be laid aside', async () => {
    const { first, second } = await twoTabs();
    second.type('x');
    store.addAside.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    await first.session.close();
    await until(() => expect(second.status).toBe('failed'));
    expect([second.text(), stored()]).toEqual(['x', '长长的正文']);
  });
});

describe('a draft whose author was not known', () => {
  it('is kept under a name that says nothing of the token, and becomes the author’s', async () => {
    expect(provisionalOwner('secret-token')).not.toContain('secret');
    const before = openTab({ key: PROVISIONAL });
    await held(before);
    before.type('先写着');
    await until(() => expect(stored(PROVISIONAL)).toBe('先写着'));
    await before.session.close();
    const after = openTab({ sources: [PROVISIONAL] });
    await until(() => expect(after.text()).toBe('先写着'));
    expect([stored(), stored(PROVISIONAL)]).toEqual(['先写着', undefined]);
  });

  it.each([
    ['a newer', 9, '作者的'],
    ['an older', 1, '先写着'],
  ])('overwrites nothing: beside %s one the newest is opened and the other laid aside', async (_, savedAt, opened) => {
    store.drafts.set(KEY, draft('作者的', savedAt));
    store.drafts.set(PROVISIONAL, draft('先写着', 5));
    const tab = openTab({ sources: [PROVISIONAL] });
    await until(() => expect(tab.text()).toBe(opened));
    await until(() => expect(tab.view?.aside?.reason).toBe('kept'));
    expect([stored(), ...store.laid(KEY)].toSorted()).toEqual(['作者的', '先写着'].toSorted());
    expect(stored()).toBe(opened);
  });

  it('stays on the desk when it is being written, and the stored one is laid aside', async () => {
    store.drafts.set(KEY, draft('昨天的'));
    const tab = openTab({ content: '正在写' });
    await until(() => expect(tab.view?.aside?.reason).toBe('older'));
    expect([tab.text(), stored(), ...store.laid(KEY)]).toEqual(['正在写', '正在写', '昨天的']);
  });
});

it('a store that could not be read is not overwritten, and is read again', async () => {
  store.drafts.set(KEY, draft('昨天的'));
  store.read.mockRejectedValueOnce(new Error('locked'));
  const tab = openTab();
  await held(tab);
  tab.type('新的');
  await until(() => expect(store.laid(KEY)).toEqual(['昨天的']));
  await until(() => expect(stored()).toBe('新的'));
});

it('a discarded draft can be had back until something else is written', async () => {
  store.drafts.set(KEY, draft('昨天的'));
  const tab = openTab();
  await until(() => expect(tab.view?.found.kind).toBe('restored'));
  tab.session.discard();
  expect([tab.text(), tab.view?.found.kind]).toEqual(['', 'discarded']);
  tab.type('之后写的');
  expect(tab.view?.found.kind).toBe('none');
  tab.session.undoDiscard();
  expect(tab.text()).toBe('之后写的');
});

it('a draft says that its article was updated until that is decided', async () => {
  store.drafts.set(KEY, draft('昨天的', 1, 'another'));
  for (const decided of [false, true]) {
    const tab = openTab();
    await until(() => expect(tab.view?.found).toMatchObject({ kind: 'restored', outdated: true }));
    if (decided) tab.session.keep();
    else tab.type('昨天的，今天的');
    await tab.session.close();
  }
  const last = openTab();
  await until(() => expect(last.view?.found).toMatchObject({ kind: 'restored', outdated: false }));
});

it('a text that gave way to the published article is kept, and offered beside it', async () => {
  store.drafts.set(KEY, draft('恢复的草稿'));
  const tab = openTab();
  await until(() => expect(tab.view?.found.kind).toBe('restored'));
  await tab.session.stash({ ...EMPTY_WRITING, content: '让位的' });
  expect(tab.view).toMatchObject({ found: { kind: 'none' }, aside: { reason: 'replaced', count: 1 } });
  expect(store.laid(KEY)).toEqual(['让位的']);
});
