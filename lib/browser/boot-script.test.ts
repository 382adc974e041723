import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { BOOT_SCRIPT } from './boot-script.mjs';

/** What the boot script sets on <html>. */
function boot(cookie: string, readTheme: () => string | null = () => null): Record<string, string> {
  const dataset: Record<string, string> = {};
  vm.runInNewContext(BOOT_SCRIPT, {
    document: { documentElement: { dataset }, cookie },
    localStorage: { getItem: readTheme },
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

  it('shows the theme of the system where storage is forbidden', () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    expect(boot('', forbidden)).toEqual({ theme: 'dark', session: 'visitor' });
  });
});
