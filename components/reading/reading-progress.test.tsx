import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReadingProgress } from './reading-progress';
import { TocPercent } from './toc-percent';
import { readPosition, writePosition } from '@/lib/domain/reading/reading-positions';

const SCREEN = 768;
let scrolled = 0;

function openArticle(screens: number) {
  const body = document.createElement('div');
  body.className = 'markdown-body';
  body.getBoundingClientRect = () => ({ top: 100 - scrolled, height: screens * SCREEN }) as DOMRect;
  document.body.append(body);
  const view = render(<ReadingProgress articleId="a1" />);
  act(() => void vi.advanceTimersByTime(50));
  return view;
}

function scrollTo(top: number) {
  scrolled = top;
  act(() => {
    window.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(50);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  scrolled = 0;
  vi.stubGlobal('innerHeight', SCREEN);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a returning reader is offered their last position, and a click scrolls there', () => {
  writePosition('a1', 0.62);
  const scrollToSpy = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  openArticle(5);
  fireEvent.click(screen.getByRole('button', { name: /上次读到 62%/ }));
  expect(scrollToSpy).toHaveBeenCalledWith({ top: 100 + 0.62 * 4 * SCREEN, behavior: 'smooth' });
  expect(screen.queryByRole('status')).toBeNull();
});

test('the offer is removed when it is declined, or when the reader has scrolled that far', () => {
  writePosition('a1', 0.5);
  openArticle(5);
  scrollTo(100 + 0.6 * 4 * SCREEN);
  expect(screen.queryByRole('status')).toBeNull();
});

test('nothing is offered for a short article, one barely begun, or one read to its end', () => {
  writePosition('a1', 0.5);
  openArticle(1.5).unmount();
  expect(screen.queryByRole('status')).toBeNull();
  writePosition('a1', 0.99);
  openArticle(5);
  expect(screen.queryByRole('status')).toBeNull();
});

test('the position is saved debounced after scrolling, and forgotten at the end', () => {
  openArticle(5);
  scrollTo(100 + 0.4 * 4 * SCREEN);
  expect(readPosition('a1')).toBeUndefined();
  vi.advanceTimersByTime(1_000);
  expect(readPosition('a1')).toBe(0.4);
  scrollTo(100 + 4 * SCREEN);
  vi.advanceTimersByTime(1_000);
  expect(readPosition('a1')).toBeUndefined();
});

test('the bar follows the reader', () => {
  const { container } = openArticle(5);
  scrollTo(100 + 2 * SCREEN);
  expect((container.firstElementChild as HTMLElement).style.getPropertyValue('--ratio')).toBe('0.5');
});

test('the latest hundred positions are kept; broken storage holds none', () => {
  for (let index = 0; index < 130; index += 1) writePosition(`a${index}`, 0.5);
  expect(readPosition('a0')).toBeUndefined();
  expect(readPosition('a129')).toBe(0.5);
  localStorage.setItem('READING_POSITIONS', '{"a1":');
  expect(readPosition('a1')).toBeUndefined();
});

test('beside the contents stands how much has been read, once something has', () => {
  openArticle(3);
  const { container } = render(<TocPercent />);
  act(() => void vi.advanceTimersByTime(50));
  expect(container).toHaveTextContent('');
  scrollTo(100 + SCREEN);
  expect(container).toHaveTextContent('50%');
});
