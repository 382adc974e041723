import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Replaces the observers of the viewport, which jsdom has not. @returns tells every one that its element came near */
export function stubIntersections(): () => void {
  const callbacks = new Set<IntersectionObserverCallback>();
  class Observer {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe() {
      callbacks.add(this.callback);
    }
    unobserve() {
      callbacks.delete(this.callback);
    }
    disconnect() {
      callbacks.delete(this.callback);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return () =>
    act(() => {
      for (const callback of [...callbacks]) Reflect.apply(callback, null, [[{ isIntersecting: true }]]);
    });
}
