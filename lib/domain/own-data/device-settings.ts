import 'client-only';
import { chosenDensity } from '@/lib/browser/density';
import { checkedBy, deviceValue, isText } from '@/lib/browser/storage';
import { chosenTheme } from '@/lib/browser/theme';
import { authorCardsOff } from '@/lib/domain/user/author-cards-setting';

/** These are settings of the device, and of no person. */
export const DEVICE_SETTINGS = { THEME: chosenTheme, DENSITY: chosenDensity, AUTHOR_CARDS: authorCardsOff } as const;

const CHOICES: Readonly<Record<keyof typeof DEVICE_SETTINGS, readonly string[]>> = {
  THEME: ['light', 'dark'],
  DENSITY: ['compact'],
  AUTHOR_CARDS: ['off'],
};

export const isDeviceChoice = (key: keyof typeof DEVICE_SETTINGS, value: unknown): value is string =>
  isText(value) && CHOICES[key].includes(value);

export const chooseForDevice = (key: keyof typeof DEVICE_SETTINGS, value: string): boolean =>
  deviceValue({ key, schema: checkedBy(isText) }).set(value);

export const DEVICE_SETTINGS_NAME = '外观设置';

export const deviceSettings = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(DEVICE_SETTINGS).flatMap(([key, setting]) => {
      const value = setting.get();
      return value === undefined ? [] : [[key, String(value)]];
    }),
  );

export function clearDeviceSettings(): void {
  for (const setting of Object.values(DEVICE_SETTINGS)) setting.set(undefined);
}
