import { afterEach, describe, expect, it, vi } from 'vitest';
import { newId, newSecret } from './new-id';

afterEach(() => vi.unstubAllGlobals());

describe('ids that a browser makes', () => {
  it('differ, and are made on an insecure origin, too', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(newId()).not.toBe(newId());
    expect(newSecret()).toMatch(/^[0-9a-f]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
  });
});
