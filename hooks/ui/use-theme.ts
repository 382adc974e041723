'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { chosenTheme, resolveTheme, type ThemePreference } from '@/lib/browser/theme';

const SYSTEM_DARK = '(prefers-color-scheme: dark)';

const readPreference = (): ThemePreference => chosenTheme.get() ?? 'system';

const setPreference = (preference: ThemePreference): void =>
  void chosenTheme.set(preference === 'system' ? undefined : preference);

/** Choice in any tab, or the system's theme. */
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

/** Theme choice; the boot script applied it before the first paint. */
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

export const useResolvedTheme = (): 'light' | 'dark' =>
  useSyncExternalStore(
    followDocument,
    () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'),
    () => 'light',
  );
