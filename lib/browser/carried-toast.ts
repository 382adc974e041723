import 'client-only';
import * as z from 'zod/mini';
import { stored } from './storage';
import { showToast, TOAST_LIFETIME_MS } from './toast-store';

const carried = stored({
  key: 'CARRIED_TOAST',
  schema: z.object({ text: z.string(), at: z.number() }),
  area: 'session',
});

/** Says a sentence, and says it again on the next page when this one is left by a full load before it was read. */
export function showCarriedToast(text: string): void {
  carried.set({ text, at: Date.now() });
  setTimeout(() => carried.set(undefined), TOAST_LIFETIME_MS);
  showToast(text);
}

/** Says what the page before this one had no time for. */
export function takeCarriedToast(): void {
  const { text, at = 0 } = carried.get() ?? {};
  carried.set(undefined);
  if (text !== undefined && Date.now() - at < 5 * TOAST_LIFETIME_MS) showToast(text);
}
