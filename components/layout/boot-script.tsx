import { BOOT_SCRIPT } from '@/lib/browser/boot-script.mjs';

/** Sets the theme and the session mark on <html> before the first paint. */
export function BootScript() {
  return <script>{BOOT_SCRIPT}</script>;
}
