// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TOKEN_COOKIE } from '@/lib/config/api';
import { issueToken } from '@/mocks/handlers/access';
import { userNamed } from '@/mocks/testing';
import { closeLogin, openLogin, useLoginGate, type LoginMode } from './login-gate';
import { followOtherTabs, syncSession } from './session-store';

let stop: () => void;

beforeEach(() => {
  Cookies.remove(TOKEN_COOKIE, { path: '/' });
  syncSession();
  stop = followOtherTabs();
});
afterEach(() => {
  stop();
  closeLogin();
});

/** The cookie is shared by all tabs; a tab reads it when it becomes visible. */
function signInElsewhere() {
  Cookies.set(TOKEN_COOKIE, issueToken(userNamed('demouser')), { path: '/' });
  document.dispatchEvent(new Event('visibilitychange'));
}

it.each<[LoginMode, boolean]>([
  ['password', false],
  ['register', false],
  ['email', false],
  ['wechat', false],
  ['bind-username', true],
  ['bind-wechat', true],
])('a login dialog in the mode %s stays open when another tab signs in: %s', (mode, stays) => {
  openLogin(mode);
  signInElsewhere();
  expect(useLoginGate.getState().loginOpen).toBe(stays);
});
