import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import type * as Navigation from 'next/navigation';
import { afterEach, beforeEach, vi } from 'vitest';
import { startContractApi } from './test/contract';
import { endVisit, startVisit } from './test/render';

// Not the fake ones of a test.
const { setImmediate } = globalThis;
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

const { asyncWrapper } = getConfig();
configure({
  // A machine with other work is slow, not wrong. Shorter than `testTimeout`, so that a failure says what it waited for.
  asyncUtilTimeout: 30_000,
  // The DOM may be a turn ahead of its effects, such as an observer that the test calls next.
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const result = await wait();
      for (let turn = 0; turn < 3; turn += 1) await nextTurn();
      return result;
    }),
});

// Here, as the files of a worker share their modules: a module's own hooks would be those of the first file only.
startContractApi();
beforeEach(startVisit);
afterEach(async () => {
  cleanup();
  document.body.replaceChildren();
  await endVisit();
});

// Stubs of APIs that jsdom lacks; not by stubGlobal, because tests that restore their stubs still need these.
Object.assign(globalThis, {
  IntersectionObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  },
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }),
});

globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

window.scrollTo = () => {};
window.focus = () => {};
Element.prototype.scrollIntoView = () => {};

HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.removeAttribute('open');
  queueMicrotask(() => this.isConnected && this.dispatchEvent(new Event('close')));
};
HTMLElement.prototype.showPopover = function showPopover() {
  this.style.display = 'block';
};
HTMLElement.prototype.hidePopover = function hidePopover() {
  this.style.removeProperty('display');
};

// There is no router around a component under test: `router` of test/router.ts stands in, and the address is the window's.
vi.mock('next/navigation', async (original) => {
  const { router } = await import('./test/router');
  return {
    ...(await original<typeof Navigation>()),
    useRouter: () => router,
    usePathname: () => window.location.pathname,
    useSearchParams: () => new URLSearchParams(window.location.search),
  };
});

// Nor is there a server of the site: `serverActions` of test/server-actions.ts stand in for what it is asked.
vi.mock('@/lib/actions/article', async () => (await import('./test/server-actions')).serverActions);
vi.mock('@/lib/actions/profile', async () => (await import('./test/server-actions')).serverActions);
vi.mock('@/lib/actions/share', async () => (await import('./test/server-actions')).serverActions);
