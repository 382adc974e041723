const PARTS = '.table-scroll, .math-display, math, .math-source';
export function copyablePart(target: EventTarget | null): HTMLElement | undefined {
  const inside = target instanceof Element ? target.closest<HTMLElement>(PARTS) : null;
  if (!inside?.closest('.markdown-body[data-reading]') || inside.closest('.code-block')) return undefined;
  return inside.closest<HTMLElement>('.math-display') ?? inside;
}
