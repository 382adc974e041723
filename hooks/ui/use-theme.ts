'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { chosenTheme, resolveTheme, type ThemePreference } from '@/lib/browser/theme';

const SYSTEM_DARK = '(prefers-color-scheme: dark)';

const readPreference = (): ThemePreference => chosenTheme.get() ?? 'system';

const setPreference = (preference: ThemePreference): void =>
  void chosenTheme.set(preference === 'system' ? undefined : preference);

/** Calls back when the choice changes in this or another tab, or the system's theme changes. */
function subscribe(onChange: () => void): () => void {
  const media = matchMedia(SYSTEM_DARK);
  const stop = chosenTheme.subscribe(onChange);
  media.addEventListener('change', onChange);
  return () => {
    stop();
    media.removeEventListener('change', onChange);
  };
}

const applyTheme = () => {
  document.documentElement.dataset.theme = resolveTheme(readPreference(), matchMedia(SYSTEM_DARK).matches);
};

/** The reader's choice of theme, and the way to change it. The boot script has applied it before the first paint. */
export function useTheme() {
  const preference = useSyncExternalStore<ThemePreference>(subscribe, readPreference, () => 'system');
  useEffect(() => {
    applyTheme();
    return subscribe(applyTheme);
  }, []);
  return { preference, setPreference };
}

const followDocument = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

/** The resolved theme: `light` or `dark`. */
export const useResolvedTheme = (): 'light' | 'dark' =>
  useSyncExternalStore(
    followDocument,
    () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'),
    () => 'light',
  );
