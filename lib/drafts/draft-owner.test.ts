// @vitest-environment jsdom
import * as z from 'zod/mini';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const place = { kind: 'comment', subjectId: 'a', schema: z.string() };
const cookie = (token: string) => {
  document.cookie = `ACCESS_TOKEN=${token}; path=/${token ? '' : '; max-age=0'}`;
};

async function load() {
  vi.resetModules();
  const [{ openDraft }, { rememberOwner }, { keepDraftsOfExpiredSession, useOwner }] = await Promise.all([
    import('./shared-draft'),
    import('./draft-owner'),
    import('@/lib/browser/owner'),
  ]);
  const draft = () => openDraft(useOwner.getState().owner, place);
  return {
    keepDraftsOfExpiredSession,
    rememberOwner,
    read: () => draft().get(),
    type: (text: string) => draft().set(text),
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  cookie('');
});

describe('the owner of a draft', () => {
  it('typed by a visitor is the user who signs in, and nobody else', async () => {
    const page = await load();
    page.type('先写再登录');
    cookie('t1');
    page.rememberOwner('u1');
    expect(page.read()).toBe('先写再登录');
    cookie('t2');
    page.rememberOwner('u2');
    expect(page.read()).toBeUndefined();
    cookie('');
    expect((await load()).read()).toBeUndefined();
  });

  it('typed before the user is known is found after a reload and after signing in again', async () => {
    cookie('t1');
    (await load()).rememberOwner('u1');
    // The API fails from now on.
    (await load()).type('还不知道是谁');
    expect((await load()).read()).toBe('还不知道是谁');
    cookie('t2');
    const later = await load();
    expect(later.read()).toBeUndefined();
    later.rememberOwner('u1');
    expect(later.read()).toBe('还不知道是谁');
  });

  it('typed in a session whose user was never known is that user, once the API answers', async () => {
    cookie('t1');
    const page = await load();
    page.type('写了一半');
    page.rememberOwner('u1');
    cookie('');
    cookie('t2');
    const other = await load();
    other.rememberOwner('u2');
    expect(other.read()).toBeUndefined();
    other.rememberOwner('u1');
    expect(other.read()).toBe('写了一半');
  });

  it('stays visible after the session has ended, until another user signs in', async () => {
    cookie('t1');
    const page = await load();
    page.rememberOwner('u1');
    page.type('我的秘密');
    cookie('');
    expect(page.read()).toBe('我的秘密');
    page.rememberOwner('u2');
    expect(page.read()).toBeUndefined();
    page.rememberOwner('u1');
    expect(page.read()).toBe('我的秘密');
  });

  it('stays visible through a reload after the session has expired, until somebody signs in', async () => {
    cookie('t1');
    const page = await load();
    page.rememberOwner('u1');
    page.type('写了一半');
    cookie('');
    expect((await load()).read()).toBeUndefined();
    const expired = await load();
    expired.keepDraftsOfExpiredSession('t1');
    expect(expired.read()).toBe('写了一半');
    const reloaded = await load();
    expect(reloaded.read()).toBe('写了一半');
    cookie('t2');
    reloaded.rememberOwner('u2');
    expect(reloaded.read()).toBeUndefined();
    cookie('');
    expect((await load()).read()).toBeUndefined();
  });

  it('is reassigned unless a newer draft exists, and expires after a month', async () => {
    vi.useFakeTimers({ now: 0 });
    (await load()).type('旧的');
    cookie('t1');
    const page = await load();
    vi.setSystemTime(1000);
    page.type('新的');
    page.rememberOwner('u1');
    expect(page.read()).toBe('新的');
    vi.setSystemTime(32 * 24 * 60 * 60_000);
    expect(page.read()).toBeUndefined();
    vi.useRealTimers();
  });
});
