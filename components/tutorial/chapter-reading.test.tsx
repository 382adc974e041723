import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tutorialProgress } from '@/lib/domain/tutorial/progress-store';
import { stubIntersections } from '@/test/intersections';
import { renderApp } from '@/test/render';
import { router } from '@/test/router';
import { ChapterReading } from './chapter-reading';

let reachEnd: () => void;

const open = () =>
  renderApp(
    <>
      <input aria-label="一个输入框" />
      <input aria-label="一个选项" type="radio" />
      <ChapterReading
        tutorialId="t1"
        chapterId="b"
        title="第二章"
        total={3}
        previous="/tutorial/t1/a"
        next="/tutorial/t1/c"
      />
    </>,
  );
const progress = () => tutorialProgress.get()?.t1;
const press = (target: Element, key: string, more = {}) => fireEvent.keyDown(target, { key, ...more });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  reachEnd = stubIntersections();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('reading a chapter', () => {
  it('is remembered when it begins, and counts as done when its end was on the screen for a moment', () => {
    open();
    expect(progress()).toEqual({ read: [], last: 'b', total: 3 });
    reachEnd();
    expect(progress()?.read).toEqual([]);
    act(() => void vi.advanceTimersByTime(2_000));
    expect(progress()).toEqual({ read: ['b'], last: 'b', total: 3 });
  });

  it('does not count as done when the reader leaves at once', () => {
    const { unmount } = open();
    reachEnd();
    unmount();
    vi.advanceTimersByTime(2_000);
    expect(progress()?.read).toEqual([]);
  });

  it('goes on with the arrow keys', () => {
    open();
    press(document.body, 'ArrowRight');
    expect(router.push).toHaveBeenLastCalledWith('/tutorial/t1/c');
    press(document.body, 'ArrowLeft');
    expect(router.push).toHaveBeenLastCalledWith('/tutorial/t1/a');
  });

  it('leaves the keys alone in fields, in compositions and as shortcuts', () => {
    open();
    press(screen.getByRole('textbox'), 'ArrowRight');
    press(screen.getByRole('radio'), 'ArrowRight');
    press(document.body, 'ArrowRight', { isComposing: true });
    press(document.body, 'ArrowLeft', { altKey: true });
    press(document.body, 'ArrowLeft', { shiftKey: true });
    press(document.body, 'ArrowUp');
    expect(router.push).not.toHaveBeenCalled();
  });
});
