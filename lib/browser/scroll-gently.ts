import 'client-only';

/** Glides there, or jumps for readers who asked for less motion. */
export function scrollGently(top: number): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' });
}
