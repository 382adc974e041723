import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { findViolations, findViolationsInThemes } from './axe';
import { AccountPage } from './pages/account-page';
import { ArticlePage } from './pages/article-page';
import { AuthorCard } from './pages/author-card';
import { FeedbackPage } from './pages/feedback-page';
import { FoldersPage } from './pages/folders-page';
import { HistoryPage } from './pages/history-page';
import { Comments } from './pages/comments';
import { HomePage } from './pages/home-page';
import { HotNews } from './pages/hot-news';
import { LoginDialog } from './pages/login-dialog';
import { MessagesPage } from './pages/messages-page';
import { NotificationPage } from './pages/notification-page';
import { QuestionPage } from './pages/question-page';
import { RankPage } from './pages/rank-page';
import { ResumeEditorPage } from './pages/resume-editor-page';
import { ResumePage } from './pages/resume-page';
import { ResumePrintPage } from './pages/resume-print-page';
import { SearchBox } from './pages/search-box';
import { SearchPage } from './pages/search-page';
import { SettingsPage } from './pages/settings-page';
import { ShareBox } from './pages/share-box';
import { SharePage } from './pages/share-page';
import { Shell } from './pages/shell';
import { ToolPage } from './pages/tool-page';
import { TutorialPage } from './pages/tutorial-page';
import { UserPage } from './pages/user-page';
import { ShareCirclePage } from './pages/share-circle-page';
import { WriteCenterPage } from './pages/write-center-page';
import {
  createControl,
  type Control,
  type PlantedArticle,
  type PlantedComments,
  type ReceivedRequest,
} from './control';
import { startServers, type Servers } from './servers';

/** GET calls that change state on the server; every POST that is not a read counts besides. */
const WRITING_GETS =
  /\/(operateTop|deletearticle|(un)?agree(article|comment)?|(un)?collect(article|tool)|(un)?focususer|attitude\/(increase|cancel)|delete|unbind|revocate-im|setTop|resetTop)$/;
const READING_POSTS = /\/(recommend|author-recommend|search|actioncounts|chat-person-list|chat-record-list|messages)$/;

/**
 * Chromium's warning about the styles of a prefetched page that is not opened within seconds of the load event. The link to
 * the next chapter prefetches its page when it comes within 200 px of the viewport.
 */
const PREFETCHED = /^The resource \S+\/_next\/static\/\S+\.css was preloaded using link preload but not used/;

const isWrite = ({ method, path }: ReceivedRequest) =>
  method === 'GET' ? WRITING_GETS.test(path) : !READING_POSTS.test(path);

const addSession = (context: BrowserContext, { siteUrl }: Servers, { token }: { token: string }) =>
  context.addCookies([{ name: 'ACCESS_TOKEN', value: token, url: siteUrl, sameSite: 'Lax' }]);

interface WorkerFixtures {
  /** Environment of the contract API, for specs that need other seed data. */
  mockEnv: Record<string, string>;
  servers: Servers;
}

interface PageObjects {
  notificationPage: NotificationPage;
  messagesPage: MessagesPage;
  shell: Shell;
  loginDialog: LoginDialog;
  searchBox: SearchBox;
  homePage: HomePage;
  shareCirclePage: ShareCirclePage;
  questionPage: QuestionPage;
  tutorialPage: TutorialPage;
  articlePage: ArticlePage;
  comments: Comments;
  searchPage: SearchPage;
  rankPage: RankPage;
  sharePage: SharePage;
  userPage: UserPage;
  foldersPage: FoldersPage;
  accountPage: AccountPage;
  settingsPage: SettingsPage;
  resumePage: ResumePage;
  resumePrintPage: ResumePrintPage;
  resumeEditorPage: ResumeEditorPage;
  authorCard: AuthorCard;
  historyPage: HistoryPage;
  feedbackPage: FeedbackPage;
  writeCenterPage: WriteCenterPage;
  hotNews: HotNews;
  toolPage: ToolPage;
  shareBox: ShareBox;
}

interface TestFixtures extends PageObjects {
  /**
   * Control surface of this worker's contract API. Pages stay cached from test to test: plant an article of your own.
   */
  api: Control;
  /** Matches the console messages and failed requests that this test provokes on purpose. */
  expectedProblems: RegExp | null;
  /** Fails the test on any console error or warning, exception or blocked resource. */
  consoleGuard: void;
  /** Requests received during the test that change state. */
  writes: () => Promise<ReceivedRequest[]>;
  signIn: (username?: string) => Promise<void>;
  /** Signs demouser in and opens their chat with a user, or all chats; the socket is open then. */
  openChat: (partnerId?: string) => Promise<void>;
  /** Plants an article with comments, opens it and scrolls to them. */
  openComments: (article: PlantedArticle, ...comments: PlantedComments[]) => Promise<{ id: string; userId: string }>;
  /** An empty page of another member, in a browser of their own, which is closed after the test. */
  openAs: (username: string) => Promise<Page>;
  violations: typeof findViolations;
  violationsInThemes: typeof findViolationsInThemes;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
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
  shell: async ({ page }, provide) => provide(new Shell(page)),
  loginDialog: async ({ page }, provide) => provide(new LoginDialog(page)),
  searchBox: async ({ page }, provide) => provide(new SearchBox(page)),
  homePage: async ({ page }, provide) => provide(new HomePage(page)),
  shareCirclePage: async ({ page }, provide) => provide(new ShareCirclePage(page)),
  questionPage: async ({ page }, provide) => provide(new QuestionPage(page)),
  tutorialPage: async ({ page }, provide) => provide(new TutorialPage(page)),
  articlePage: async ({ page }, provide) => provide(new ArticlePage(page)),
  comments: async ({ page }, provide) => provide(new Comments(page)),
  searchPage: async ({ page }, provide) => provide(new SearchPage(page)),
  rankPage: async ({ page }, provide) => provide(new RankPage(page)),
  sharePage: async ({ page }, provide) => provide(new SharePage(page)),
  userPage: async ({ page }, provide) => provide(new UserPage(page)),
  foldersPage: async ({ page }, provide) => provide(new FoldersPage(page)),
  accountPage: async ({ page }, provide) => provide(new AccountPage(page)),
  settingsPage: async ({ page }, provide) => provide(new SettingsPage(page)),
  resumeEditorPage: async ({ page }, provide) => provide(new ResumeEditorPage(page)),
  resumePage: async ({ page }, provide) => provide(new ResumePage(page)),
  resumePrintPage: async ({ page }, provide) => provide(new ResumePrintPage(page)),
  authorCard: async ({ page }, provide) => provide(new AuthorCard(page)),
  historyPage: async ({ page }, provide) => provide(new HistoryPage(page)),
  feedbackPage: async ({ page }, provide) => provide(new FeedbackPage(page)),
  writeCenterPage: async ({ page }, provide) => provide(new WriteCenterPage(page)),
  hotNews: async ({ page }, provide) => provide(new HotNews(page)),
  toolPage: async ({ page }, provide) => provide(new ToolPage(page)),
  shareBox: async ({ page }, provide) => provide(new ShareBox(page)),
  notificationPage: async ({ page }, provide) => provide(new NotificationPage(page)),
  messagesPage: async ({ page }, provide) => provide(new MessagesPage(page)),
  expectedProblems: [null, { option: true }],
  consoleGuard: [
    async ({ context, expectedProblems }, provide) => {
      const problems: string[] = [];
      const note = (problem: string) => {
        if (!PREFETCHED.test(problem) && !expectedProblems?.test(problem)) problems.push(problem);
      };
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          note(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => note(String(error.error())));
      await provide();
      expect(problems, 'the browser console stays clean').toEqual([]);
    },
    { auto: true },
  ],
  writes: async ({ api }, provide) => {
    await api.forgetRequests();
    await provide(async () => (await api.requests()).filter(isWrite));
  },
  signIn: async ({ api, context, servers }, provide) => {
    await provide(async (username = 'demouser') => addSession(context, servers, await api.session(username)));
  },
  openChat: async ({ api, messagesPage, signIn }, provide) => {
    await provide(async (partnerId) => {
      await signIn();
      await messagesPage.open(partnerId);
      await expect.poll(async () => (await api.sockets()).open).toBe(1);
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
