// @vitest-environment jsdom
import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { BOOT_SCRIPT } from './boot-script.mjs';
import { chosenTheme, resolveTheme } from './theme';

interface Browser {
  cookie?: string;
  readTheme?: () => string | null;
  systemIsDark?: boolean;
}

function boot({ cookie = '', readTheme = () => null, systemIsDark = true }: Browser): Record<string, string> {
  const dataset: Record<string, string> = {};
  vm.runInNewContext(BOOT_SCRIPT, {
    document: { documentElement: { dataset }, cookie },
    localStorage: { getItem: (key: string) => (key === 'THEME' ? readTheme() : null) },
    matchMedia: () => ({ matches: systemIsDark }),
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
    expect(boot({ cookie }).session).toBe(session);
  });

  it('shows the theme of the system where storage is forbidden', () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    expect(boot({ readTheme: forbidden })).toEqual({ theme: 'dark', session: 'visitor' });
  });
});

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
        const { theme } = boot({ readTheme: () => stored, systemIsDark });
        expect(theme).toBe(resolveTheme(chosenTheme.get() ?? 'system', systemIsDark));
      }
    },
  );
});
