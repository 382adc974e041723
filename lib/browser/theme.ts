export const THEME_KEY = 'THEME';

export const THEME_PREFERENCES = ['light', 'dark', 'system'] as const;
export type ThemePreference = (typeof THEME_PREFERENCES)[number];

/** The choice in a stored value; anything else means the system's. */
export const parseTheme = (stored: string | null): ThemePreference =>
  stored === 'light' || stored === 'dark' ? stored : 'system';

export const resolveTheme = (preference: ThemePreference, systemIsDark: boolean): 'light' | 'dark' => {
  if (preference !== 'system') return preference;
  return systemIsDark ? 'dark' : 'light';
};
