import 'client-only';
import { create } from 'zustand';

export interface Toast {
  id: number;
  text: string;
  /** `news`: somebody did something. */
  tone: 'done' | 'failed' | 'news';
  /** Where a click leads. */
  href?: string;
}

export const TOAST_LIFETIME_MS = 4000;
const MOST_AT_ONCE = 3;

let lastId = 0;

export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

/** Says a sentence to the reader for a few seconds. One that is still shown is not said twice. */
export function showToast(text: string, tone: 'done' | 'failed' = 'done'): void {
  const { toasts } = useToasts.getState();
  if (toasts.some((toast) => toast.text === text)) return;
  lastId += 1;
  const id = lastId;
  useToasts.setState({ toasts: [...toasts, { id, text, tone }].slice(-MOST_AT_ONCE) });
  setTimeout(() => dismissToast(id), TOAST_LIFETIME_MS);
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
