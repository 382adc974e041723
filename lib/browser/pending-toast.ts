import 'client-only';
import { checkedBy, isNumber, isRecord, isText, deviceValue } from './storage';
import { showToast, TOAST_LIFETIME_MS } from './toast-store';

const pending = deviceValue({
  key: 'PENDING_TOAST',
  schema: checkedBy(
    (value): value is { text: string; at: number } => isRecord(value) && isText(value.text) && isNumber(value.at),
  ),
  area: 'session',
});

export function keepToastAcrossLoad(text: string): void {
  pending.set({ text, at: Date.now() });
  setTimeout(() => pending.set(undefined), TOAST_LIFETIME_MS);
}

export function showPendingToast(): void {
  const { text, at = 0 } = pending.get() ?? {};
  pending.set(undefined);
  if (text !== undefined && Date.now() - at < 5 * TOAST_LIFETIME_MS) showToast(text);
}
