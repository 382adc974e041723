import 'client-only';

const isApple = () => /mac|iphone|ipad/i.test(navigator.platform);

const APPLE: Readonly<Record<string, string>> = { Mod: '⌘' };
const OTHERS: Readonly<Record<string, string>> = { Mod: 'Ctrl' };

export const keyLabel = (key: string): string =>
  (isApple() ? APPLE : OTHERS)[key] ?? (key.length === 1 ? key.toUpperCase() : key);
