// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SITE_UPDATED } from '@/lib/utils/chunk-error';
import { reloadIfOutdated, toastIfOutdated } from './site-update';
import { goOffline } from '@/test/offline';
import { useToasts } from './toast-store';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  useToasts.setState({ toasts: [] });
});

const missing = Object.assign(new Error('Failed to load chunk /a.js'), { name: 'ChunkLoadError' });

describe('a part that did not load', () => {
  it('because its chunk is missing has one toast that the site was updated, with a reload button', () => {
    expect(toastIfOutdated(missing)).toBe(true);
    expect(toastIfOutdated(missing)).toBe(true);
    expect(useToasts.getState().toasts).toMatchObject([{ text: SITE_UPDATED, action: { label: '刷新' } }]);
  });

  it('for another reason, or offline, has none', () => {
    expect(toastIfOutdated(new Error('broken'))).toBe(false);
    const { goOnline } = goOffline();
    expect(toastIfOutdated(missing)).toBe(false);
    goOnline();
    expect(useToasts.getState().toasts).toEqual([]);
  });
});

describe('a page that could not be rendered for a missing chunk', () => {
  it('is reloaded once, and again only when a minute has passed', () => {
    const reload = vi.fn();
    expect(reloadIfOutdated(missing, reload, 1_000_000)).toBe(true);
    expect(reloadIfOutdated(missing, reload, 1_000_500)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(reloadIfOutdated(missing, reload, 1_060_000)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is not reloaded for another error', () => {
    const reload = vi.fn();
    expect(reloadIfOutdated(new Error('broken'), reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('never reloads where storage is forbidden, as the reload could not be remembered', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const reload = vi.fn();
    expect(reloadIfOutdated(missing, reload, 1_000_000)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
