import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Replaces the observers of the viewport, which jsdom has not. @returns tells every one that its elements came near */
export function stubIntersections(): () => void {
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
  return () =>
    act(() => {
      for (const [callback, elements] of [...observed]) {
        const entries = [...elements].map((target) => ({ target, isIntersecting: true }));
        if (entries.length > 0) Reflect.apply(callback, null, [entries]);
      }
    });
}
