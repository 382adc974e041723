import { fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { observeOffscreen } from '@/lib/browser/offscreen-elements';
import { stubIntersections } from '@/test/intersections';
import { OffscreenGroup, OffscreenRow } from './offscreen-row';

/** All rows share one observer, created with the first. */
let tellAll: (isNear: boolean) => void;
beforeAll(() => {
  tellAll = stubIntersections();
});
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 120));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => vi.unstubAllGlobals());

const row = (estimate: number | null, isObserved = true) => (
  <OffscreenGroup watch={isObserved ? observeOffscreen : undefined}>
    <OffscreenRow estimate={estimate} placeholder="一行的文字">
      <button type="button">点赞</button>
    </OffscreenRow>
  </OffscreenGroup>
);
const like = () => screen.queryByRole('button', { name: '点赞' });

it('a row that begins far from the screen has its estimated height and its text, and is whole once it is near', () => {
  render(row(80));
  expect(like()).toBeNull();
  expect(screen.getByText('一行的文字')).toHaveStyle({ height: '80px' });
  tellAll(true);
  expect(like()).toBeInTheDocument();
});

it('a row that leaves keeps its height and its text', () => {
  render(row(null));
  expect(like()).toBeInTheDocument();
  tellAll(false);
  expect(like()).toBeNull();
  expect(screen.getByText('一行的文字')).toHaveStyle({ height: '120px' });
});

it('a row in which the reader has pressed something stays whole, with what they see in it', () => {
  render(row(null));
  fireEvent.pointerDown(screen.getByRole('button', { name: '点赞' }));
  tellAll(false);
  expect(like()).toBeInTheDocument();
});

it('a row that has the focus stays whole, so that the keyboard does not lose its place', () => {
  render(row(null));
  screen.getByRole('button', { name: '点赞' }).focus();
  tellAll(false);
  expect(like()).toHaveFocus();
});

it('before what watches them has loaded, rows are as the server sent them', () => {
  render(row(null, false));
  tellAll(false);
  expect(like()).toBeInTheDocument();
});
