import 'client-only';

/** Farther than this from one frame to the next nobody reads what passes. */
const FLING_PX = 120;
/** One such step alone is a jump, such as to the end of the page. */
const FLING_FRAMES = 2;
const REST_MS = 150;

const waiting = new Map<Element, () => void>();
let listening = false;
let fastFrames = 0;
let lastY = 0;
let rest: ReturnType<typeof setTimeout> | undefined;

function handleScroll() {
  const { scrollY } = window;
  fastFrames = Math.abs(scrollY - lastY) > FLING_PX ? fastFrames + 1 : 0;
  lastY = scrollY;
  clearTimeout(rest);
  rest = setTimeout(() => {
    fastFrames = 0;
  }, REST_MS);
}

const isFlinging = () => fastFrames >= FLING_FRAMES;

const isOnScreen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** One element each frame, those on the screen first. */
function showNext() {
  if (!isFlinging()) {
    const elements = [...waiting.keys()];
    const next = elements.find(isOnScreen) ?? elements[0];
    const show = next && waiting.get(next);
    if (next) waiting.delete(next);
    show?.();
  }
  if (waiting.size > 0) requestAnimationFrame(showNext);
}

/** Runs what shows an element: at once, or after a fling past it. */
function whenReadable(element: Element, show: () => void): void {
  if (!listening) {
    listening = true;
    window.addEventListener('scroll', handleScroll, { passive: true });
  }
  if (!isFlinging()) return show();
  if (waiting.size === 0) requestAnimationFrame(showNext);
  waiting.set(element, show);
}

type Listener = (entry: IntersectionObserverEntry) => void;

const listeners = new WeakMap<Element, Listener>();
const observers = new Map<number, IntersectionObserver>();

/** One observer for all elements of the same margin. */
function observerOf(margin: number): IntersectionObserver {
  const known = observers.get(margin);
  if (known) return known;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry);
    },
    { rootMargin: `${margin}px 0px` },
  );
  observers.set(margin, observer);
  return observer;
}

interface FarWatch {
  /** How far above and below the screen an element still counts as near, in pixels. */
  margin: number;
  onNear: () => void;
  /** @param height that it had */
  onFar: (height: number) => void;
}

/** Tells when an element comes near the screen, unless it flies past in a fling, and when it has left. @returns stops */
export function watchFar(element: HTMLElement, { margin, onNear, onFar }: FarWatch): () => void {
  const observer = observerOf(margin);
  const leave = (height: number) => {
    waiting.delete(element);
    onFar(height);
  };
  listeners.set(element, ({ isIntersecting, boundingClientRect }) => {
    if (isIntersecting) whenReadable(element, onNear);
    else leave(boundingClientRect.height);
  });
  observer.observe(element);
  return () => {
    observer.unobserve(element);
    listeners.delete(element);
    leave(element.offsetHeight);
  };
}
