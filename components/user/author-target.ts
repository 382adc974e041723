import { isIdentifier } from '@/lib/utils/identifier';

/** Not where a page shows the author's card itself. */
const LINK = 'main a[href^="/user/"]:not(nav *, [data-author-shown] *)';

export interface AuthorTarget {
  link: HTMLAnchorElement;
  userId: string;
}

export function authorTarget(target: EventTarget | null): AuthorTarget | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>(LINK);
  const userId = link?.getAttribute('href')?.slice('/user/'.length);
  return link && isIdentifier(userId) ? { link, userId } : null;
}

const FOCUSABLE = 'a[href], button:not([disabled])';

export function edgesOf(card: Element): { first: HTMLElement | undefined; last: HTMLElement | undefined } {
  const stops = [...card.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.tabIndex >= 0);
  return { first: stops[0], last: stops.at(-1) };
}
