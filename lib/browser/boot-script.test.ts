// @vitest-environment jsdom
import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { BOOT_SCRIPT } from './boot-script.mjs';
import { chosenTheme, resolveTheme } from './theme';

interface Browser {
  cookie?: string;
  look?: string | null;
  path?: string;
  readTheme?: () => string | null;
  systemIsDark?: boolean;
}

function boot(browser: Browser): Record<string, string> {
  const { cookie = '', readTheme = () => null, systemIsDark = true, look = null, path = '/' } = browser;
  const dataset: Record<string, string> = {};
  const setAttribute = (name: string, value: string) => (dataset[name] = value);
  const append = ({ href }: { href: string }) => (dataset.sheet = href);
  vm.runInNewContext(BOOT_SCRIPT, {
    window: {},
    document: {
      documentElement: { dataset, setAttribute },
      cookie,
      createElement: () => ({}),
      getElementById: () => null,
      head: { append },
    },
    location: { pathname: path },
    localStorage: { getItem: (key: string) => ({ THEME: readTheme(), READING_LOOK: look })[key] ?? null },
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

describe('the reading settings', () => {
  const look = JSON.stringify({ size: 'large', theme: 'juejin' });
  const shown = { theme: 'dark', session: 'visitor' };

  it('are there before the text, with the style sheet of the reader’s theme where there is a text', () => {
    const chosen = { ...shown, 'data-look-size': 'large', 'data-look-theme': 'juejin' };
    expect(boot({ look, path: '/' })).toEqual(chosen);
    expect(boot({ look, path: '/post/1' })).toEqual({ ...chosen, sheet: '/theme/markdown-juejin.css' });
  });

  it.each(['', 'large', '[', '{"theme":"plain"}', '{"theme":"../evil"}', '7'])('%j loads no style sheet', (broken) => {
    expect(boot({ look: broken, path: '/post/1' })).toMatchObject(shown);
    expect(boot({ look: broken, path: '/post/1' })).not.toHaveProperty('sheet');
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
