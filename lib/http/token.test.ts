// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetToken, sessionToken } from './token';

const withCookies = (cookies: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);

afterEach(() => void vi.restoreAllMocks());

test.each([
  ['ACCESS_TOKEN=t-1', 't-1'],
  ['a=1; ACCESS_TOKEN=t-1; b=2', 't-1'],
  ['ACCESS_TOKEN=a%3Db%20c', 'a=b c'],
  ['ACCESS_TOKEN=abc.def==', 'abc.def=='],
])('of %j the token is %j', (cookies, token) => {
  withCookies(cookies);
  expect(sessionToken()).toBe(token);
});

test.each(['', 'a=1', 'ACCESS_TOKEN=', 'MY_ACCESS_TOKEN=t', 'ACCESS_TOKEN2=t', 'a=ACCESS_TOKEN=t'])(
  '%j is a visitor’s',
  (cookies) => {
    withCookies(cookies);
    expect(sessionToken()).toBeUndefined();
  },
);

test('a token that is forgotten is gone, and nothing else', () => {
  document.cookie = 'kept=1; path=/';
  document.cookie = 'ACCESS_TOKEN=t-1; path=/';
  expect(sessionToken()).toBe('t-1');
  forgetToken();
  expect(sessionToken()).toBeUndefined();
  expect(document.cookie).toBe('kept=1');
});
