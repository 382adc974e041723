import { edgesOf } from './author-target';

interface OpenCard {
  link: HTMLElement;
  card: HTMLElement | null;
  close: () => void;
}

/**
 * The keyboard's way through an open card, which stands at the end of the page but belongs behind its
 * link: Tab goes in and on, Shift+Tab back, Escape closes and returns.
 */
export function handleCardKey(event: KeyboardEvent, { link, card, close }: OpenCard): void {
  const focused = document.activeElement;
  if (event.key === 'Escape') {
    event.preventDefault();
    if (card?.contains(focused)) link.focus();
    close();
    return;
  }
  if (event.key !== 'Tab' || !card) return;
  const { first, last } = edgesOf(card);
  if (focused === link && !event.shiftKey && first) {
    event.preventDefault();
    first.focus();
  } else if (focused === first && event.shiftKey) {
    event.preventDefault();
    link.focus();
  } else if (focused === last && !event.shiftKey) {
    // The browser goes on from the link.
    link.focus();
    close();
  }
}
