import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { findViolations, findViolationsInThemes } from './axe';
import {
  createControl,
  type Control,
  type PlantedArticle,
  type PlantedComments,
  type ReceivedRequest,
} from './control';
import { isWrite } from './is-write';
import { PAGE_OBJECTS, type PageObjects } from './pages';
import { startServers, type Servers } from './servers';

/**
 * Chromium's warning about the styles of a prefetched page that is not opened within seconds of the load event. The link to
 * the next chapter prefetches its page when it comes within 200 px of the viewport.
 */
const PREFETCHED = /^The resource \S+\/_next\/static\/\S+\.css was preloaded using link preload but not used/;

/** Offline the site is asked for one small file (lib/http/connection.ts). */
const PROBED = /net::ERR_INTERNET_DISCONNECTED \S+\/icon\.svg$/;

const addSession = (context: BrowserContext, { siteUrl }: Servers, { token }: { token: string }) =>
  context.addCookies([{ name: 'ACCESS_TOKEN', value: token, url: siteUrl, sameSite: 'Lax' }]);

type PageFixtures = {
  [K in keyof PageObjects]: (
    given: { page: Page },
    provide: (pageObject: PageObjects[K]) => Promise<void>,
  ) => Promise<void>;
};
const pageFixtures = Object.fromEntries(
  Object.entries(PAGE_OBJECTS).map(([name, PageObject]) => [
    name,
    async ({ page }: { page: Page }, provide: (pageObject: object) => Promise<void>) => provide(new PageObject(page)),
  ]),
) as PageFixtures;

interface WorkerFixtures {
  /** Environment of the contract API, for specs that need other seed data. */
  mockEnv: Record<string, string>;
  servers: Servers;
}

interface TestFixtures extends PageObjects {
  /**
   * Control surface of this worker's contract API. Pages stay cached from test to test: plant an article of your own.
   */
  api: Control;
  /**
   * Matches the console messages and failed requests that this test provokes on purpose: any other console error or
   * warning, exception or blocked resource in its context fails it.
   */
  expectedProblems: RegExp | null;
  /** Requests received during the test that change state. */
  writes: () => Promise<ReceivedRequest[]>;
  signIn: (username?: string) => Promise<void>;
  /** Waits until the one live socket of the browser is open. */
  socketOpens: () => Promise<void>;
  /** Signs demouser in and opens their chat with a user, or all chats; the socket is open then. */
  openChat: (partnerId?: string) => Promise<void>;
  /** Signs demouser in and opens the write center for a new article. */
  openWriteCenter: () => Promise<void>;
  /** Plants an article with comments, opens it and scrolls to them. */
  openComments: (article: PlantedArticle, ...comments: PlantedComments[]) => Promise<{ id: string; userId: string }>;
  /** An empty page of another member, in a browser of their own, which is closed after the test. */
  openAs: (username: string) => Promise<Page>;
  violations: typeof findViolations;
  violationsInThemes: typeof findViolationsInThemes;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  ...pageFixtures,
  mockEnv: [{}, { option: true, scope: 'worker' }],
  servers: [
    async ({ mockEnv }, provide) => {
      const servers = await startServers(mockEnv);
      await provide(servers);
      await servers.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ servers }, provide) => provide(servers.siteUrl),
  api: async ({ request, servers }, provide) => {
    const control = createControl(request, servers.apiUrl);
    await control.reset();
    await provide(control);
    await control.heal();
  },
  expectedProblems: [null, { option: true }],
  context: async ({ context, expectedProblems }, provide) => {
    const problems: string[] = [];
    const note = (problem: string) => {
      if (!PREFETCHED.test(problem) && !PROBED.test(problem) && !expectedProblems?.test(problem))
        problems.push(problem);
    };
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        note(`${message.text()} ${message.location().url}`);
    });
    context.on('weberror', (error) => note(String(error.error())));
    await provide(context);
    expect(problems, 'the browser console stays clean').toEqual([]);
  },
  writes: async ({ api }, provide) => {
    await api.forgetRequests();
    await provide(async () => (await api.requests()).filter(isWrite));
  },
  signIn: async ({ api, context, servers }, provide) => {
    await provide(async (username = 'demouser') => addSession(context, servers, await api.session(username)));
  },
  socketOpens: async ({ api }, provide) => {
    await provide(async () => expect.poll(async () => (await api.sockets()).open).toBe(1));
  },
  openChat: async ({ messagesPage, signIn, socketOpens }, provide) => {
    await provide(async (partnerId) => {
      await signIn();
      await messagesPage.open(partnerId);
      await socketOpens();
    });
  },
  openWriteCenter: async ({ signIn, writeCenterPage }, provide) => {
    await provide(async () => {
      await signIn();
      await writeCenterPage.open();
    });
  },
  openComments: async ({ api, articlePage, comments }, provide) => {
    await provide(async (article, ...planted) => {
      const { id, userId } = await api.plantArticle(article);
      for (const rows of planted) await api.plantComments(id, rows);
      await articlePage.open(id);
      await comments.goTo();
      return { id, userId };
    });
  },
  openAs: async ({ api, browser, servers }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (username) => {
      const context = await browser.newContext({ baseURL: servers.siteUrl });
      contexts.push(context);
      await addSession(context, servers, await api.session(username));
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  violations: async ({}, provide) => provide(findViolations),
  violationsInThemes: async ({}, provide) => provide(findViolationsInThemes),
});

export { expect };

/** Console messages of a page that is missing on purpose; it also uses fewer styles than were preloaded. */
export const MISSING = /status of 404|preloaded using link preload but not used/;
/** Console messages while the API fails on purpose. */
export const FAILING = /status of 5\d\d|net::ERR_/;
