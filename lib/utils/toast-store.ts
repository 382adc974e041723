import 'client-only';
import { create } from 'zustand';

export interface Toast {
  id: number;
  text: string;
  tone: 'done' | 'failed';
  /** Where a click leads. */
  href?: string | undefined;
}

interface ToastLink {
  href: string;
  /** The toast that this one takes the place of, if it is still shown. */
  replaces: number;
}

export const TOAST_LIFETIME_MS = 4000;
/** What leads somewhere takes longer to decide on. */
const LINK_LIFETIME_MS = 8000;
const MOST_AT_ONCE = 3;

let lastId = 0;

export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

/** Says a sentence to the reader for a few seconds. One that is still shown is not said twice. @returns its number */
export function showToast(text: string, tone: Toast['tone'] = 'done', link?: ToastLink): number {
  const toasts = useToasts.getState().toasts.filter((toast) => toast.id !== link?.replaces);
  const same = toasts.find((toast) => toast.text === text);
  if (same) return same.id;
  lastId += 1;
  const id = lastId;
  useToasts.setState({ toasts: [...toasts, { id, text, tone, href: link?.href }].slice(-MOST_AT_ONCE) });
  setTimeout(() => dismissToast(id), link ? LINK_LIFETIME_MS : TOAST_LIFETIME_MS);
  return id;
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
