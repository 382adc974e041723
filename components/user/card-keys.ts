import { edgesOf } from './author-target';

interface OpenCard {
  link: HTMLElement;
  card: HTMLElement | null;
  close: () => void;
}

/** An open card is at the end of the DOM: Tab enters and leaves it as if it followed its link. */
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
    // The browser's default moves on from the link.
    link.focus();
    close();
  }
}
