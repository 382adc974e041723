import 'client-only';
import { create } from 'zustand';

export interface Toast {
  id: number;
  text: string;
  tone: 'done' | 'failed' | 'news';
  /** Subject: a later toast about the same subject replaces this one. */
  about?: string | undefined;
  href?: string;
  linkLabel?: string;
  /** The person that the news come from, and the news without their name. */
  from?: ToastSender | undefined;
  action?: ToastAction;
}

export interface ToastSender {
  userId: string;
  nickname: string;
  avatar: string;
  words: string;
}

interface ToastAction {
  label: string;
  run: () => void;
  /** Takes the focus from the keyboard, whose way to the toast is longer than its time. */
  takesFocus?: boolean;
  /** Told when the reader comes to the toast, by focus or pointer, and when they leave it. */
  onHold?: (held: boolean) => void;
}

export const TOAST_LIFETIME_MS = 4000;
const MAX_AT_ONCE = 3;

let lastId = 0;

export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

/** Drops the oldest toasts beyond the limit, except those with a button. */
export function withinBounds(toasts: readonly Toast[]): readonly Toast[] {
  const newest = toasts.filter(({ action }) => !action).slice(-MAX_AT_ONCE);
  return toasts.filter((toast) => toast.action || newest.includes(toast));
}

/** @returns its id, or undefined where a toast of the same text waits for its button */
function addToast(toast: Omit<Toast, 'id'>): number | undefined {
  const { toasts } = useToasts.getState();
  if (toasts.some(({ text, action }) => action && text === toast.text)) return undefined;
  lastId += 1;
  const others = toasts.filter(
    ({ text, about }) => text !== toast.text && (about === undefined || about !== toast.about),
  );
  useToasts.setState({ toasts: withinBounds([...others, { id: lastId, ...toast }]) });
  return lastId;
}

/** Shows a toast for a few seconds; repeating a text restarts its time, and announces it again. */
export function showToast(text: string, tone: 'done' | 'failed' = 'done', about?: string): void {
  const id = addToast({ text, tone, about });
  if (id !== undefined) setTimeout(() => dismissToast(id), TOAST_LIFETIME_MS);
}

/** @returns its id, or undefined where a toast of the same text waits for its button */
export const showPersistentToast = (text: string, action: ToastAction): number | undefined =>
  addToast({ text, tone: 'failed', action });

/** Shows a toast with a button until the caller or the reader dismisses it. @returns its id */
export function showActionToast(toast: Required<Pick<Toast, 'text' | 'about' | 'action'>>): number {
  lastId += 1;
  const { toasts } = useToasts.getState();
  useToasts.setState({ toasts: withinBounds([...toasts, { id: lastId, tone: 'done', ...toast }]) });
  return lastId;
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
