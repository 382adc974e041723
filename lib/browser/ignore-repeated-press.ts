import 'client-only';

const IGNORED_MS = 500;
const SAME_PLACE = 10;

interface Place {
  x: number;
  y: number;
}

let lastPress: Place | undefined;

const placeOf = ({ clientX: x, clientY: y }: MouseEvent): Place => ({ x, y });

/** Whether a click repeats one in that place. Keyboard clicks have no count. */
const repeats = (click: MouseEvent, place: Place | undefined): boolean => {
  if (click.detail !== 1) return click.detail > 1;
  const { x, y } = placeOf(click);
  return place !== undefined && (x !== 0 || y !== 0) && Math.hypot(x - place.x, y - place.y) < SAME_PLACE;
};

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', (event) => (lastPress = placeOf(event)), { capture: true, passive: true });
}

/** Call it when the pressed control goes away, so that a double click does not hit what moved under the pointer. */
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
