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

/** Shows a toast now, and again after a full page load that comes before it could be read. */
export function showCarriedToast(text: string): void {
  carried.set({ text, at: Date.now() });
  setTimeout(() => carried.set(undefined), TOAST_LIFETIME_MS);
  showToast(text);
}

/** Shows the toast that the page before this one carried over, if it is not stale. */
export function takeCarriedToast(): void {
  const { text, at = 0 } = carried.get() ?? {};
  carried.set(undefined);
  if (text !== undefined && Date.now() - at < 5 * TOAST_LIFETIME_MS) showToast(text);
}
