import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { turnTheme } from './turn-theme';

class Transition {
  finish = vi.fn();
}
const [transition, spark] = [new Transition(), { finish: vi.fn() }];
const animations = [transition, spark];
vi.stubGlobal('CSSTransition', Transition);

const stubMotion = (isReduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
const stubTransitions = () => {
  const start = vi.fn((change: () => void) => {
    change();
    return { finished: Promise.resolve() };
  });
  Object.assign(document, { startViewTransition: start, getAnimations: () => animations });
  return start;
};

it('changes the theme in a circle out of its button, and leaves nothing behind', async () => {
  stubMotion(false);
  const start = stubTransitions();
  const change = vi.fn();
  turnTheme(document.body, change);
  expect(start).toHaveBeenCalledOnce();
  expect(change).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-turning'));
});

it('shows the new theme whole: no colour is on its way still, and what moves besides goes on', () => {
  stubMotion(false);
  stubTransitions();
  turnTheme(document.body, vi.fn());
  expect(transition.finish).toHaveBeenCalled();
  expect(spark.finish).not.toHaveBeenCalled();
});

it('changes it at once for those who want to see no movement', () => {
  stubMotion(true);
  const start = stubTransitions();
  const change = vi.fn();
  turnTheme(document.body, change);
  expect(start).not.toHaveBeenCalled();
  expect(change).toHaveBeenCalledOnce();
});
