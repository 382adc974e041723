/** The number of the last heading above the line; -1 above the first. Positions only grow, so halving finds it. */
function lastAbove(headings: readonly Element[], line: number): number {
  let low = 0;
  let high = headings.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const top = headings[middle]?.getBoundingClientRect().top ?? Infinity;
    if (top <= line) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

const pixels = (length: string): number => Number.parseFloat(length) || 0;

/** Room under the sticky header where a heading that was jumped to comes to rest. */
const SLACK_PX = 8;

/**
 * Watches which heading the reader is below.
 * @param headings in document order
 * @param onCurrent called with the heading's number, -1 above the first
 * @returns stops watching
 */
export function spyHeadings(headings: readonly Element[], onCurrent: (index: number) => void): () => void {
  const [first] = headings;
  if (!first) return () => undefined;
  const line =
    pixels(getComputedStyle(document.documentElement).scrollPaddingTop) +
    pixels(getComputedStyle(first).scrollMarginTop) +
    SLACK_PX;
  // The watched area begins at the line and has no end below, so every heading that passes it is reported once.
  const observer = new IntersectionObserver(() => onCurrent(lastAbove(headings, line)), {
    rootMargin: `-${line}px 0px 10000000px 0px`,
  });
  headings.forEach((heading) => observer.observe(heading));
  return () => observer.disconnect();
}

/** Scrolls a list of its own height so that an entry is seen, and nothing else with it. */
export function revealWithin(list: HTMLElement, entry: HTMLElement): void {
  const bounds = list.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  if (place.top >= bounds.top && place.bottom <= bounds.bottom) return;
  list.scrollTop += place.top - bounds.top - (bounds.height - place.height) / 2;
}
