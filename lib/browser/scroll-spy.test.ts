// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { spyHeadings } from './scroll-spy';

it('tells the heading where the page rests, also when no heading passed since', () => {
  const headings = [10, 600].map((top) => {
    const heading = document.createElement('h2');
    vi.spyOn(heading, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top - scrolled, 100, 20));
    return heading;
  });
  let scrolled = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const onCurrent = vi.fn();
  const stop = spyHeadings(headings, onCurrent);
  scrolled = 600;
  document.dispatchEvent(new Event('scrollend'));
  expect(onCurrent).toHaveBeenLastCalledWith(1);
  stop();
  scrolled = 0;
  document.dispatchEvent(new Event('scrollend'));
  expect(onCurrent).toHaveBeenLastCalledWith(1);
});
