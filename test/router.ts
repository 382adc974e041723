import { vi } from 'vitest';

/** The router of components under test: it goes nowhere and remembers where it was sent. */
export const router = {
  push: vi.fn(),
  replace: vi.fn(),
  refresh: vi.fn(),
  back: vi.fn(),
  forward: vi.fn(),
  prefetch: vi.fn(),
};
