import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { BOOT_SCRIPT } from './boot-script.mjs';
import { parseTheme, resolveTheme, THEME_KEY } from './theme';

/** What the boot script sets on the document. */
function boot(stored: string | null, systemIsDark: boolean): Record<string, string> {
  const dataset: Record<string, string> = {};
  const read = (key: string) => (key === THEME_KEY ? stored : null);
  vm.runInNewContext(BOOT_SCRIPT, {
    document: { documentElement: { dataset }, cookie: '' },
    localStorage: { getItem: read },
    matchMedia: () => ({ matches: systemIsDark }),
  });
  return dataset;
}

describe('the theme', () => {
  it('is the chosen one, else the system’s', () => {
    expect(resolveTheme('dark', false)).toBe('dark');
    expect(resolveTheme('light', true)).toBe('light');
    expect(resolveTheme('system', true)).toBe('dark');
    expect(resolveTheme('system', false)).toBe('light');
  });

  it.each([null, '', 'light', 'dark', 'system', 'DARK', '{}'])(
    'of a stored %j is the one that the boot script shows',
    (stored) => {
      for (const systemIsDark of [true, false]) {
        expect(boot(stored, systemIsDark).theme).toBe(resolveTheme(parseTheme(stored), systemIsDark));
      }
    },
  );
});
