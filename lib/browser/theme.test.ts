// @vitest-environment jsdom
import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { BOOT_SCRIPT } from './boot-script.mjs';
import { chosenTheme, resolveTheme } from './theme';

/** What the boot script sets on the document. */
function boot(stored: string | null, systemIsDark: boolean): Record<string, string> {
  const dataset: Record<string, string> = {};
  vm.runInNewContext(BOOT_SCRIPT, {
    document: { documentElement: { dataset }, cookie: '' },
    localStorage: { getItem: (key: string) => (key === 'THEME' ? stored : null) },
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
      localStorage.clear();
      if (stored !== null) localStorage.setItem('THEME', stored);
      for (const systemIsDark of [true, false]) {
        expect(boot(stored, systemIsDark).theme).toBe(resolveTheme(chosenTheme.get() ?? 'system', systemIsDark));
      }
    },
  );
});
