import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { BOOT_SCRIPT } from './boot-script.mjs';

/** What the boot script sets on <html>. */
function boot(
  cookie: string,
  getItem: (key: string) => string | null = () => null,
  pathname = '/',
): Record<string, string> {
  const dataset: Record<string, string> = {};
  vm.runInNewContext(BOOT_SCRIPT, {
    document: { documentElement: { dataset }, cookie },
    localStorage: { getItem },
    location: { pathname },
    matchMedia: () => ({ matches: true }),
  });
  return dataset;
}

describe('the boot script', () => {
  it.each([
    ['ACCESS_TOKEN=abc', 'member'],
    ['a=b; ACCESS_TOKEN=abc', 'member'],
    ['', 'visitor'],
    ['ACCESS_TOKEN=', 'visitor'],
    ['OLD_ACCESS_TOKEN=abc', 'visitor'],
  ])('takes the cookie %j for a %s', (cookie, session) => {
    expect(boot(cookie).session).toBe(session);
  });

  it.each([
    ['ACCESS_TOKEN=abc', '/user/a1', true],
    ['ACCESS_TOKEN=abc', '/user/a1/article', true],
    ['ACCESS_TOKEN=abc', '/user/b2', false],
    ['ACCESS_TOKEN=abc', '/', false],
    ['', '/user/a1', false],
  ])("with the cookie %j tells at %s whether the page is a1's own: %s", (cookie, pathname, own) => {
    const remembered = (key: string) => (key === 'MEMBER' ? 'a1' : null);
    expect('own' in boot(cookie, remembered, pathname)).toBe(own);
  });

  it('shows the theme of the system where storage is forbidden', () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    expect(boot('', forbidden)).toEqual({ theme: 'dark', session: 'visitor' });
  });
});
