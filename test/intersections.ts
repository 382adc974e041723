import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Replaces the observers of the viewport, which jsdom has not. @returns tells every one that its elements came near, or
 * went far from it
 */
export function stubIntersections(): (isIntersecting?: boolean) => void {
  const observed = new Map<IntersectionObserverCallback, Set<Element>>();
  class Observer {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(element: Element) {
      observed.set(this.callback, (observed.get(this.callback) ?? new Set()).add(element));
    }
    unobserve(element: Element) {
      observed.get(this.callback)?.delete(element);
    }
    disconnect() {
      observed.delete(this.callback);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return (isIntersecting = true) =>
    act(() => {
      for (const [callback, elements] of [...observed]) {
        const entries = [...elements].map((target) => ({
          target,
          isIntersecting,
          boundingClientRect: target.getBoundingClientRect(),
        }));
        if (entries.length > 0) Reflect.apply(callback, null, [entries]);
      }
    });
}
