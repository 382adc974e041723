import 'client-only';

/** The reader pressed it, or turned the wheel over it, last; undefined until this script has seen that once. */
let inHand: EventTarget | null | undefined;

if (typeof document !== 'undefined') {
  const take = ({ target }: Event) => (inHand = target);
  const release = () => (inHand = null);
  for (const type of ['pointerdown', 'wheel']) document.addEventListener(type, take, { capture: true, passive: true });
  for (const type of ['click', 'keydown']) document.addEventListener(type, release, { capture: true, passive: true });
}

/**
 * Whether the reader presses the list or has moved it: what they press must stay under their finger. Before hydration that
 * happens without an event that this script sees.
 */
export const isHeld = (list: HTMLElement): boolean =>
  inHand === undefined
    ? list.scrollLeft > 0 || list.scrollTop > 0 || list.matches(':active')
    : inHand instanceof Node && list.contains(inHand);

/** Scrolls a list that its reader does not hold to its entry. */
export function revealWithin(list: HTMLElement, entry: HTMLElement): void {
  if (isHeld(list)) return;
  inHand ??= null;
  const bounds = list.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  if (place.top < bounds.top || place.bottom > bounds.bottom) {
    list.scrollTop += place.top - bounds.top - (bounds.height - place.height) / 2;
  }
  if (place.left < bounds.left || place.right > bounds.right) {
    list.scrollLeft += place.left - bounds.left - (bounds.width - place.width) / 2;
  }
}
