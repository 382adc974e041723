import 'client-only';

/** Scroll speed (px per frame) above which rows are not rendered. */
const FLING_PX = 120;
/** A single such frame is a jump, such as to the end of the page. */
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

interface OffscreenOptions {
  margin: number;
  onNear: () => void;
  onFar: (height: number) => void;
}

/** Observes an element entering and leaving the render margin; entering waits for fast scrolling to stop. */
export function observeOffscreen(element: HTMLElement, { margin, onNear, onFar }: OffscreenOptions): () => void {
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
