import { checkedBy, deviceValue } from './storage';

export type ThemePreference = 'light' | 'dark' | 'system';

/** Theme chosen in this browser; none means the system's. The boot script reads it, too. */
export const chosenTheme = deviceValue({
  key: 'THEME',
  schema: checkedBy((value) => value === 'light' || value === 'dark'),
});

export const resolveTheme = (preference: ThemePreference, systemIsDark: boolean): 'light' | 'dark' => {
  if (preference !== 'system') return preference;
  return systemIsDark ? 'dark' : 'light';
};
