import { BOOT_SCRIPT } from '@/lib/browser/boot-script.mjs';

export function BootScript() {
  return <script>{BOOT_SCRIPT}</script>;
}
