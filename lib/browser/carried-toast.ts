import 'client-only';
import { checkedBy, isNumber, isRecord, isText, stored } from './storage';
import { showToast, TOAST_LIFETIME_MS } from './toast-store';

const carried = stored({
  key: 'CARRIED_TOAST',
  schema: checkedBy(
    (value): value is { text: string; at: number } => isRecord(value) && isText(value.text) && isNumber(value.at),
  ),
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
