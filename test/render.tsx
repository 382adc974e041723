import { setTimeout as sleep } from 'node:timers/promises';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { render, renderHook } from '@testing-library/react';
import Cookies from 'js-cookie';
import type { ReactNode } from 'react';
import { createSessionClient } from '@/lib/domain/session/session-client';
import { servePublished } from '@/lib/domain/share/published-shares';
import { TOKEN_COOKIE } from '@/lib/config/api';
import { startSession } from '@/lib/domain/session/start-session';
import { closeLogin } from '../lib/domain/session/login-gate';
import { syncSession } from '../lib/domain/session/session-store';
import { forgetUnknownCalls } from '@/lib/http/unknown-calls';
import { useToasts } from '@/lib/browser/toast-store';
import { useDraftFiles } from '@/lib/drafts/draft-files';
import { useOwner } from '@/lib/browser/owner';
import { mockConfig } from '@/mocks/config';
import { clearFaults } from '@/mocks/control/faults';
import type { User } from '@/mocks/db/tables';
import { issueToken } from '@/mocks/handlers/access';
import { userNamed } from '@/mocks/testing';
import { router } from './router';
import { serverActions } from './server-actions';

/** Nobody is signed in, nothing is stored in the browser, drafts have no files, no toast is shown and the address is "/". */
export function startVisit(): void {
  localStorage.clear();
  sessionStorage.clear();
  Cookies.remove(TOKEN_COOKIE, { path: '/' });
  syncSession();
  closeLogin();
  useOwner.setState({ owner: 'visitor' });
  useDraftFiles.setState({ files: {} });
  useToasts.setState({ toasts: [] });
  forgetUnknownCalls();
  servePublished(() => true)();
  history.replaceState(null, '', '/');
  document.documentElement.dataset.pictureOrigins = mockConfig.origin;
  for (const call of [...Object.values(router), ...Object.values(serverActions)]) call.mockClear();
}

/** Clients of the running test. */
const clients = new Set<QueryClient>();
const STEP_MS = 10;
const MAX_STEPS = 500;

/**
 * Lets delayed calls go on, and waits until nothing is asked or written any more, for five seconds at most: what ended
 * later would show its toast in the next test.
 */
export async function endVisit(): Promise<void> {
  clearFaults();
  const isBusy = () => [...clients].some((client) => client.isFetching() + client.isMutating() > 0);
  // The timers of the page may be the test's own.
  for (let step = 0; step < MAX_STEPS && isBusy(); step += 1) await sleep(STEP_MS);
  clients.clear();
}

/** Signs a seeded member in; gives their row in the store. With a negative `lifetime` the session has expired. */
export function signInAs(username: string, lifetime?: number): User {
  const user = userNamed(username);
  startSession(issueToken(user, lifetime));
  return user;
}

/** The site's query client; what failed on its way is asked for again at once. */
export function createTestClient(): QueryClient {
  const client = createSessionClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 0 } });
  clients.add(client);
  return client;
}

interface Page {
  /** Username of the member who is signed in; nobody when absent. */
  as?: string;
  /** Path and query that the page stands at. */
  at?: string;
  client?: QueryClient;
}

function openPage({ as, at, client = createTestClient() }: Page) {
  if (as) signInAs(as);
  if (at) history.replaceState(null, '', at);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, wrapper };
}

/** Renders `ui` as a page of the site does, over the contract API. */
export function renderApp(ui: ReactNode, page: Page = {}) {
  const { client, wrapper } = openPage(page);
  return { client, ...render(ui, { wrapper }) };
}

/** Runs a hook as a page of the site does, over the contract API. */
export function renderAppHook<T>(useHook: () => T, page: Page = {}) {
  const { client, wrapper } = openPage(page);
  return { client, ...renderHook(useHook, { wrapper }) };
}

/** Texts of the toasts, oldest first. */
export const toastTexts = (): string[] => useToasts.getState().toasts.map(({ text }) => text);

export { callsOf } from './contract';
