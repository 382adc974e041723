import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import type * as Navigation from 'next/navigation';
import { afterEach, vi } from 'vitest';

// A machine with other work is slow, not wrong.
configure({ asyncUtilTimeout: 5_000 });

afterEach(cleanup);

// What jsdom lacks and components use.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  },
);
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
}));

// There is no router around a component under test; a test of where it leads mocks the module itself.
const router = vi.hoisted(() => {
  const stay = () => {};
  return { push: stay, replace: stay, refresh: stay, back: stay, forward: stay, prefetch: stay };
});
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof Navigation>()),
  useRouter: () => router,
}));
