import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerTime } from '@/lib/http/server-clock';
import { formatApiTime } from '@/lib/utils/time';
import { RelativeTime } from './relative-time';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const now = Date.parse('2026-05-01T04:00:30Z');
const valueOf = (age: number) => formatApiTime(now - age);
const lookAway = (hidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] });
  noteServerTime(new Date(now).toUTCString());
});
afterEach(() => {
  vi.useRealTimers();
  noteServerTime(new Date().toUTCString());
  vi.restoreAllMocks();
});

const list = (count: number) => (
  <>
    {Array.from({ length: count }, (_, index) => (
      <RelativeTime key={index} value={valueOf(0)} renderedAt={now} />
    ))}
  </>
);

it('all relative times of a page share one timer, which ends with the last of them', () => {
  const { rerender } = render(list(500));
  expect(vi.getTimerCount()).toBe(1);
  act(() => vi.advanceTimersByTime(MINUTE));
  expect(screen.getAllByText('1 分钟前')).toHaveLength(500);
  rerender(list(1));
  expect(vi.getTimerCount()).toBe(1);
  rerender(list(0));
  expect(vi.getTimerCount()).toBe(0);
});

it('a hidden tab has no timer, and is up to date once it is looked at', () => {
  render(list(2));
  lookAway(true);
  expect(vi.getTimerCount()).toBe(0);
  vi.setSystemTime(now + 5 * MINUTE);
  lookAway(false);
  expect(screen.getAllByText('5 分钟前')).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(1);
});

it.each([
  { late: 0, renders: 1, text: '10 分钟前' },
  { late: 29_000, renders: 1, text: '10 分钟前' },
  { late: 3 * MINUTE, renders: 2, text: '13 分钟前' },
])('the hydration $late ms after the server’s rendering renders $renders times', ({ late, renders, text }) => {
  const onRender = vi.fn();
  const page = (
    <Profiler id="time" onRender={onRender}>
      <RelativeTime value={valueOf(10 * MINUTE)} renderedAt={now} />
    </Profiler>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  vi.setSystemTime(now + late);
  render(page, { container, hydrate: true });
  expect(container).toHaveTextContent(text);
  expect(onRender).toHaveBeenCalledTimes(renders);
});

it('a time is as long ago as the API says, in a browser whose clock is three days behind', () => {
  const api = now + 3 * DAY;
  noteServerTime(new Date(api).toUTCString());
  render(<RelativeTime value={formatApiTime(api - 2 * DAY)} renderedAt={now} />);
  expect(screen.getByText('2 天前')).toBeInTheDocument();
});

it('a time that cannot be read is left out', () => {
  const { container } = render(<RelativeTime value="gestern" renderedAt={now} />);
  expect(container).toBeEmptyDOMElement();
});
