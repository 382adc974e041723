import { useEffect, useEffectEvent } from 'react';

function measure(): { start: number; length: number } | null {
  const body = document.querySelector('.markdown-body');
  if (!body) return null;
  const box = body.getBoundingClientRect();
  return { start: box.top + window.scrollY, length: box.height - window.innerHeight };
}

export function scrollTopAt(ratio: number): number {
  const place = measure();
  return place ? place.start + ratio * place.length : 0;
}

export function screensLong(): number {
  const place = measure();
  return place ? place.length / window.innerHeight + 1 : 0;
}

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
