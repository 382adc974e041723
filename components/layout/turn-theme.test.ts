import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { turnTheme } from './turn-theme';

const stubMotion = (isReduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
const stubTransitions = () => {
  const start = vi.fn((change: () => void) => {
    change();
    return { finished: Promise.resolve() };
  });
  Object.assign(document, { startViewTransition: start });
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

it('changes it at once for those who want to see no movement', () => {
  stubMotion(true);
  const start = stubTransitions();
  const change = vi.fn();
  turnTheme(document.body, change);
  expect(start).not.toHaveBeenCalled();
  expect(change).toHaveBeenCalledOnce();
});
