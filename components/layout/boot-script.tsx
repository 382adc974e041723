import { BOOT_SCRIPT } from '@/lib/browser/boot-script.mjs';

/** Marks <html> with theme and session before the first paint. */
export function BootScript() {
  return <script>{BOOT_SCRIPT}</script>;
}
