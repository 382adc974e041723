// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './site-update';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('a page that could not be rendered for a missing chunk', () => {
  it('is reloaded once, and again only when a minute has passed', () => {
    const reload = vi.fn();
    expect(reloadOnce(reload, 1_000_000)).toBe(true);
    expect(reloadOnce(reload, 1_000_500)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(reloadOnce(reload, 1_060_000)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('never reloads where storage is forbidden, as the reload could not be remembered', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const reload = vi.fn();
    expect(reloadOnce(reload, 1_000_000)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
