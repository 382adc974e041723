import { authorTarget, type AuthorTarget } from './author-target';
import { handleCardKey } from './card-keys';

/** Hover delay before the card opens. */
const REST_MS = 300;
const FOCUS_MS = 500;
/** Time to cross the gap between name and card. */
const LEAVE_MS = 200;
/** Pixels of movement that count as resting. */
const JITTER_PX = 3;

export interface AuthorIntent extends AuthorTarget {
  x?: number | undefined;
}

interface Watch {
  card: () => HTMLElement | null;
  isOn: () => boolean;
  onLikely: () => void;
  onChange: (intent: AuthorIntent | null) => void;
}

/** Opens a card when the mouse rests on a name or a key focuses it, and keeps it while in use. @returns teardown */
export function watchAuthors({ card, isOn, onLikely, onChange }: Watch): () => void {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let aimed: AuthorTarget | null = null;
  let openCard: AuthorIntent | null = null;
  let restingPlace = { x: 0, y: 0 };

  /** Whether the card has an open dialog, which it must outlive. */
  const isAsking = () => Boolean(card()?.querySelector('dialog'));
  const show = (next: AuthorIntent | null) => {
    clearTimeout(timer);
    aimed = null;
    if (openCard === next || isAsking()) return;
    openCard = next;
    onChange(next);
  };
  const aim = (target: AuthorTarget, delay: number, x?: number) => {
    clearTimeout(timer);
    aimed = target;
    timer = setTimeout(() => show(target.link.isConnected ? { ...target, x } : null), delay);
  };
  const leave = () => {
    clearTimeout(timer);
    aimed = null;
    if (openCard) timer = setTimeout(() => show(null), LEAVE_MS);
  };
  const isInCard = (target: EventTarget | null) => target instanceof Node && card()?.contains(target) === true;
  const isOnShown = (target: EventTarget | null) =>
    isInCard(target) || (openCard !== null && authorTarget(target)?.link === openCard.link);

  const handleOver = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    const author = authorTarget(target);
    if (isOnShown(target)) {
      clearTimeout(timer);
      aimed = null;
    } else if (!author || !isOn()) leave();
    else if (author.link !== aimed?.link) {
      restingPlace = { x: clientX, y: clientY };
      onLikely();
      aim(author, REST_MS, clientX);
    }
  };
  const handleMove = (event: PointerEvent) => {
    const { clientX, clientY, pointerType } = event;
    if (pointerType !== 'mouse') return;
    // The mouse may have been there before the listeners.
    if (!aimed && !openCard) handleOver(event);
    else if (aimed && Math.hypot(clientX - restingPlace.x, clientY - restingPlace.y) >= JITTER_PX) {
      restingPlace = { x: clientX, y: clientY };
      aim(aimed, REST_MS, clientX);
    }
  };
  const handleFocus = ({ target }: FocusEvent) => {
    const author = authorTarget(target);
    if (isOnShown(target)) clearTimeout(timer);
    else if (author && isOn() && author.link.matches(':focus-visible')) {
      show(null);
      onLikely();
      aim(author, FOCUS_MS);
    } else if (openCard?.x === undefined) leave();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (!openCard && event.key !== 'Escape') return;
    // Keys belong to an open dialog, such as the card's login.
    if (document.querySelector('dialog[open]')) return;
    if (openCard) handleCardKey(event, { link: openCard.link, card: card(), close: () => show(null) });
    else show(null);
  };
  const handlePress = ({ target }: PointerEvent) => {
    if (!isInCard(target)) show(null);
  };
  const handleScroll = ({ target }: Event) => {
    if (openCard && target instanceof Node && target.contains(openCard.link)) show(null);
  };

  const { signal } = listening;
  document.addEventListener('pointerover', handleOver, { signal });
  document.addEventListener('pointermove', handleMove, { signal, passive: true });
  document.addEventListener('focusin', handleFocus, { signal });
  document.addEventListener('keydown', handleKey, { signal, capture: true });
  document.addEventListener('pointerdown', handlePress, { signal });
  document.documentElement.addEventListener('pointerleave', leave, { signal });
  document.addEventListener('scroll', handleScroll, { signal, capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
