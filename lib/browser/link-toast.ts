import 'client-only';
import { dismissToast, useToasts, withinBounds, type Toast } from './toast-store';

/** What leads somewhere takes longer to decide on. */
const LIFETIME_MS = 8000;

/** Counts down, apart from the numbers of other toasts. */
let lastId = 0;

interface LinkToast {
  text: string;
  href: string;
  /** The toast that this one takes the place of, if it is still shown. */
  replaces?: number;
  tone?: Toast['tone'];
}

/** Says a sentence that leads somewhere; apart from the store, because only members are told such. @returns its number */
export function showLinkToast({ text, href, replaces, tone = 'news' }: LinkToast): number {
  lastId -= 1;
  const id = lastId;
  useToasts.setState(({ toasts }) => ({
    toasts: withinBounds([...toasts.filter((toast) => toast.id !== replaces), { id, text, href, tone }]),
  }));
  setTimeout(() => dismissToast(id), LIFETIME_MS);
  return id;
}
