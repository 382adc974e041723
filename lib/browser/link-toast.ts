import 'client-only';
import { dismissToast, useToasts, withinBounds, type Toast, type ToastSender } from './toast-store';

/** It stays longer than other toasts, because the reader decides whether to follow the link. */
const LIFETIME_MS = 8000;

/** Counts down, so that ids never collide with those of other toasts. */
let lastId = 0;

interface LinkToast {
  text: string;
  href: string;
  linkLabel?: string;
  from?: ToastSender | undefined;
  replaces?: number;
  tone?: Toast['tone'];
}

/** Shows a toast that is a link. In a module of its own, because only members get such toasts. @returns its id */
export function showLinkToast({ replaces, tone = 'news', ...toast }: LinkToast): number {
  lastId -= 1;
  const id = lastId;
  useToasts.setState(({ toasts }) => ({
    toasts: withinBounds([...toasts.filter((toast) => toast.id !== replaces), { id, tone, ...toast }]),
  }));
  setTimeout(() => dismissToast(id), LIFETIME_MS);
  return id;
}
