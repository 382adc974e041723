'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { parseTheme, resolveTheme, THEME_KEY, type ThemePreference } from '@/lib/browser/theme';

const CHANGED = 'themechange';
const SYSTEM_DARK = '(prefers-color-scheme: dark)';

/** Where storage is forbidden the choice lasts as long as the page. */
let unstored: ThemePreference = 'system';

function readPreference(): ThemePreference {
  try {
    return parseTheme(localStorage.getItem(THEME_KEY));
  } catch {
    return unstored;
  }
}

function setPreference(preference: ThemePreference): void {
  unstored = preference;
  try {
    if (preference === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, preference);
  } catch {
    // Kept in `unstored`.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back when the choice changes here or in another tab, or the system turns. */
function subscribe(onChange: () => void): () => void {
  const media = matchMedia(SYSTEM_DARK);
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  media.addEventListener('change', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
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

/** The theme that the page shows, whatever it follows from. */
export const useResolvedTheme = (): 'light' | 'dark' =>
  useSyncExternalStore(
    followDocument,
    () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'),
    () => 'light',
  );
