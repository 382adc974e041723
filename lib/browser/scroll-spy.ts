/** Index of the last heading above the line; -1 above the first. Positions ascend, so a binary search finds it. */
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

const SLACK_PX = 8;
/** Part of the screen's height above which a heading counts as read. */
const LINE = 0.25;

/** @param headings in document order @param onCurrent gets the heading's index, -1 above the first @returns stop */
export function spyHeadings(headings: readonly Element[], onCurrent: (index: number) => void): () => void {
  const [first] = headings;
  if (!first) return () => undefined;
  const report = () => {
    // Reading styles during hydration would force a layout.
    const rest = pixels(getComputedStyle(document.documentElement).scrollPaddingTop);
    // The target of a jump is current, however short its section.
    const reached = lastAbove(headings, rest + SLACK_PX);
    const top = headings[reached]?.getBoundingClientRect().top ?? -Infinity;
    onCurrent(top >= rest - SLACK_PX ? reached : lastAbove(headings, window.innerHeight * LINE));
  };
  // The observed area begins at the line and has no lower end, so every passing heading is reported once.
  const observer = new IntersectionObserver(report, { rootMargin: `-${LINE * 100}% 0px 10000000px 0px` });
  headings.forEach((heading) => observer.observe(heading));
  // The last heading that passes is reported while the page still moves: it may not be the one where the page rests.
  document.addEventListener('scrollend', report);
  return () => {
    observer.disconnect();
    document.removeEventListener('scrollend', report);
  };
}
