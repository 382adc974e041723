// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionToken } from '@/lib/http/token';
import { useToasts } from '@/lib/browser/toast-store';
import { startSession } from './start-session';
import { endSession, sessionStore, syncSession } from './session-store';

const toasts = () => useToasts.getState().toasts;

beforeEach(() => useToasts.setState({ toasts: [] }));
afterEach(() => {
  vi.restoreAllMocks();
  endSession();
});

test('starting a session stores its token in the cookie', () => {
  expect(startSession('t-1')).toBe(true);
  expect(sessionToken()).toBe('t-1');
  expect(document.documentElement.dataset.session).toBe('member');
  expect(toasts()).toEqual([]);
});

test('a token that has to be encoded in a cookie is read back unchanged', () => {
  expect(startSession('a+b/c=; d%"')).toBe(true);
  expect(sessionToken()).toBe('a+b/c=; d%"');
});

test('a reader whose browser blocks cookies gets a toast, and stays a visitor', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  expect(startSession('t-1')).toBe(false);
  expect(toasts()).toMatchObject([{ text: expect.stringContaining('Cookie'), tone: 'failed' }]);
  expect(document.documentElement.dataset.session).toBe('visitor');
});

test('a malformed cookie is removed when the session is synchronised', () => {
  document.cookie = 'ACCESS_TOKEN=%E0%A4%A; path=/';
  document.documentElement.dataset.session = 'member';
  syncSession();
  expect(document.cookie).toBe('');
  expect(document.documentElement.dataset.session).toBe('visitor');
  expect(sessionStore.getState().token).toBeUndefined();
});
