'use client';

import { BOOT_SCRIPT } from '@/lib/utils/boot-script.mjs';

/** The browser runs it as it was served; rendered in the browser it would only travel a second time. */
export function BootScript() {
  return <script suppressHydrationWarning>{typeof window === 'undefined' ? BOOT_SCRIPT : ''}</script>;
}
