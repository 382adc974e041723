import { useEffect, useEffectEvent } from 'react';

/** Where the article's body lies: its first and last pixel in the document, and what the screen shows of it. */
function measure(): { start: number; length: number } | null {
  const body = document.querySelector('.markdown-body');
  if (!body) return null;
  const box = body.getBoundingClientRect();
  return { start: box.top + window.scrollY, length: box.height - window.innerHeight };
}

/** Scroll position of a ratio of the article. */
export function scrollTopAt(ratio: number): number {
  const place = measure();
  return place ? place.start + ratio * place.length : 0;
}

/** How many screens the article is long. */
export function screensLong(): number {
  const place = measure();
  return place ? place.length / window.innerHeight + 1 : 0;
}

/** Tells how far the reader has come, 0 to 1, at most once per frame while the page scrolls. */
export function useReadingRatio(onRatio: (ratio: number) => void): void {
  const report = useEffectEvent(onRatio);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const place = measure();
      if (place && place.length > 0) report(Math.min(1, Math.max(0, (window.scrollY - place.start) / place.length)));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, []);
}
