import { edgesOf } from './author-target';

interface OpenCard {
  link: HTMLElement;
  card: HTMLElement | null;
  close: () => void;
}

/**
 * Tab order of an open card, which is at the end of the DOM but follows its link: Tab enters and leaves it forwards,
 * Shift+Tab backwards, Escape closes it and restores the focus.
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
    // The browser's default moves the focus on from the link.
    link.focus();
    close();
  }
}
