import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDeleteShare } from '@/components/share/use-delete-share';
import { sessionToken } from '@/lib/http/token';
import { addFault } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { givenShares } from '@/mocks/testing';
import { callsOf, renderAppHook } from '@/test/render';
import { useLogout } from './use-logout';

const assign = vi.fn();
beforeEach(() => {
  vi.stubGlobal('location', { ...window.location, pathname: '/sharecircle', search: '', assign });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function plantAndDelete() {
  const { id } = givenShares({ username: 'demouser' });
  const { result } = renderAppHook(() => ({ remove: useDeleteShare(id), logout: useLogout() }), { as: 'demouser' });
  result.current.remove();
  return { id, logout: () => result.current.logout() };
}

it('what was deleted a moment ago is deleted before the member is signed out', async () => {
  const { id, logout } = plantAndDelete();
  expect(db.shares.has(id)).toBe(true);
  await logout();
  expect(db.shares.has(id)).toBe(false);
  expect(sessionToken()).toBeUndefined();
  expect(assign).toHaveBeenCalledWith('/');
});

it('a call that does not end keeps nobody signed in', async () => {
  addFault({ path: '/shares/delete', delayMs: 60_000 });
  const { logout } = plantAndDelete();
  await logout();
  expect(callsOf('/shares/delete')).toHaveLength(1);
  expect(sessionToken()).toBeUndefined();
});
