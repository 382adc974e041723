// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetMalformedToken, forgetToken, isToken, sessionToken } from './token';

const withCookies = (cookies: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);

afterEach(() => void vi.restoreAllMocks());

test.each([
  ['ACCESS_TOKEN=t-1', 't-1'],
  ['a=1; ACCESS_TOKEN=t-1; b=2', 't-1'],
  ['ACCESS_TOKEN=a%3Db%20c', 'a=b c'],
  ['ACCESS_TOKEN=abc.def==', 'abc.def=='],
  ['ACCESS_TOKEN=%E0%A4%A; ACCESS_TOKEN=t-1', 't-1'],
])('of %j the token is %j', (cookies, token) => {
  withCookies(cookies);
  expect(sessionToken()).toBe(token);
});

test.each(['', 'a=1', 'ACCESS_TOKEN=', 'MY_ACCESS_TOKEN=t', 'ACCESS_TOKEN2=t', 'a=ACCESS_TOKEN=t'])(
  'the cookies %j hold no token',
  (cookies) => {
    withCookies(cookies);
    expect(sessionToken()).toBeUndefined();
  },
);

test.each(['%E0%A4%A', '%', 'a%ff', '%F0%9F%98%80', '😀', 'tök', 'a%0d%0ab', 'a%00', '%7f', '%20', '%20a'])(
  'a cookie that holds %j is no session, and is removed',
  (value) => {
    document.cookie = `ACCESS_TOKEN=${value}; path=/`;
    expect(sessionToken()).toBeUndefined();
    forgetMalformedToken();
    expect(document.cookie).not.toContain('ACCESS_TOKEN');
  },
);

test('removing a malformed cookie keeps a valid token', () => {
  document.cookie = 'ACCESS_TOKEN=t-1; path=/';
  forgetMalformedToken();
  expect(sessionToken()).toBe('t-1');
  forgetToken();
});

test('a text that no header can carry is no token', () => {
  expect(['t-1', 'a=b c'].map(isToken)).toEqual([true, true]);
  expect([undefined, '', ' ', 'a\n', '😀', 'é'].map(isToken)).toEqual(Array(6).fill(false));
});

test('removing the token removes no other cookie', () => {
  document.cookie = 'kept=1; path=/';
  document.cookie = 'ACCESS_TOKEN=t-1; path=/';
  expect(sessionToken()).toBe('t-1');
  forgetToken();
  expect(sessionToken()).toBeUndefined();
  expect(document.cookie).toBe('kept=1');
});
