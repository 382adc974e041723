import 'client-only';

/** Longer than the pause between the presses of a double click. */
const IGNORED_MS = 500;
/** The trembling of a hand, in pixels. */
const SAME_PLACE = 10;

interface Place {
  x: number;
  y: number;
}

let lastPress: Place | undefined;

const placeOf = ({ clientX: x, clientY: y }: MouseEvent): Place => ({ x, y });

/** Whether a click is a further one in that place. The browser counts those of a double click; a key's has no count. */
const repeats = (click: MouseEvent, place: Place | undefined): boolean => {
  if (click.detail !== 1) return click.detail > 1;
  const { x, y } = placeOf(click);
  return place !== undefined && (x !== 0 || y !== 0) && Math.hypot(x - place.x, y - place.y) < SAME_PLACE;
};

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', (event) => (lastPress = placeOf(event)), { capture: true, passive: true });
}

/**
 * To be called when what was pressed is taken away: the second press of a double click would hit what slid under the
 * pointer. For a moment further presses in the same place do nothing; the first one elsewhere ends that, and keys work.
 */
export function ignoreRepeatedPress(): void {
  const place = lastPress;
  const stop = () => window.removeEventListener('click', handleClick, true);
  const handleClick = (event: MouseEvent) => {
    if (!repeats(event, place)) return stop();
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', handleClick, true);
  setTimeout(stop, IGNORED_MS);
}
