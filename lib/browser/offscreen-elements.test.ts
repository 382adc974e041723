// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubIntersections } from '@/test/intersections';
import type * as farElements from './offscreen-elements';

const FRAME_MS = 16;
let tellAll: (isNear?: boolean) => void;
let observeOffscreen: typeof farElements.observeOffscreen;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  tellAll = stubIntersections();
  ({ observeOffscreen } = await import('./offscreen-elements'));
  scrollTo(0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

function watched(top = 0) {
  const element = document.body.appendChild(document.createElement('div'));
  element.getBoundingClientRect = () => new DOMRect(0, top, 300, 120);
  Object.defineProperty(element, 'offsetHeight', { value: 120 });
  const near = vi.fn();
  const far = vi.fn();
  const stop = observeOffscreen(element, { margin: 1_200, onNear: near, onFar: far });
  return { near, far, stop };
}

const fling = () => {
  for (const y of [1_000, 2_000, 3_000]) scrollTo(y);
};
const nextFrame = () => vi.advanceTimersByTime(FRAME_MS);
const rest = () => vi.advanceTimersByTime(200);

describe('an element that comes near the screen', () => {
  it('is shown at once while the reader scrolls slowly, or has jumped there', () => {
    const { near } = watched();
    tellAll();
    expect(near).toHaveBeenCalledTimes(1);
    for (const y of [100, 200, 300, 400]) scrollTo(y);
    tellAll();
    expect(near).toHaveBeenCalledTimes(2);
    scrollTo(90_000);
    tellAll();
    expect(near).toHaveBeenCalledTimes(3);
  });

  it('is not shown while it flies past, but once the fling is over', () => {
    const { near } = watched();
    tellAll();
    near.mockClear();
    fling();
    tellAll();
    nextFrame();
    expect(near).not.toHaveBeenCalled();
    rest();
    expect(near).toHaveBeenCalledTimes(1);
  });

  it('is never shown when it has flown past', () => {
    const { near, far } = watched();
    tellAll();
    near.mockClear();
    fling();
    tellAll();
    tellAll(false);
    rest();
    expect(near).not.toHaveBeenCalled();
    expect(far).toHaveBeenCalledExactlyOnceWith(120);
  });

  it('is shown before others after a fling when it is on the screen: one each frame', () => {
    const below = watched(5_000);
    const shown = watched(100);
    const order: string[] = [];
    tellAll();
    below.near.mockImplementation(() => void order.push('below'));
    shown.near.mockImplementation(() => void order.push('on the screen'));
    fling();
    tellAll();
    scrollTo(3_010);
    nextFrame();
    expect(order).toEqual(['on the screen']);
    nextFrame();
    expect(order).toEqual(['on the screen', 'below']);
  });
});

it('an element that is watched no longer keeps its height, and hears nothing any more', () => {
  const { near, far, stop } = watched();
  stop();
  expect(far).toHaveBeenCalledExactlyOnceWith(120);
  tellAll();
  tellAll(false);
  expect(near).not.toHaveBeenCalled();
  expect(far).toHaveBeenCalledOnce();
});

it('elements of one margin share an observer', () => {
  const observers = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit) {
        super(callback, options);
        observers(options.rootMargin);
      }
    },
  );
  watched();
  watched();
  expect(observers.mock.calls).toEqual([['1200px 0px']]);
});
