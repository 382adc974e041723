import type { APIRequestContext } from '@playwright/test';
import { API_PREFIX } from '@/lib/config/api';

export interface ReceivedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  userId: string | null;
}

export interface PlantedArticle {
  title?: string;
  /** null for an article that was sent without html. */
  html?: string | null;
  content?: string;
  username?: string;
  tag?: string;
  category?: string;
  status?: string;
  description?: string;
  theme?: string;
  minutesAgo?: number;
}

export interface PlantedComments {
  count?: number;
  username?: string;
  content?: string;
  commentImage?: string;
}

export interface PlantedShare {
  count?: number;
  content?: string;
  username?: string;
  block?: string;
  pictures?: string[];
  minutesAgo?: number;
}

export interface FeedRow {
  id: string;
  articleTitle: string;
}

/** Changes to an account, by username. */
interface AccountChange {
  username: string;
  password?: string | null;
  email?: string | null;
  bindWx?: boolean;
  githubId?: string | null;
  githubName?: string | null;
  giteeId?: string | null;
  giteeName?: string | null;
}

interface FeedQuery {
  pageNo?: number;
  sort?: 'new' | 'hot';
  category?: string;
}

/** Older than every seeded article. */
const LONG_AGO_MINUTES = 2_000_000;

export interface Fault {
  method?: string;
  /** Below the API prefix; a trailing `*` matches every continuation. */
  path: string;
  status?: number;
  body?: unknown;
  contentType?: string;
  delayMs?: number;
  drop?: boolean;
  /** The call is carried out first: only its answer is lost. */
  after?: boolean;
  times?: number;
}

/** The contract API's control surface (mocks/README.md). */
export function createControl(request: APIRequestContext, apiUrl: string) {
  const url = (path: string) => `${apiUrl}/__control/${path}`;
  const post = async (path: string, data: unknown = {}) => {
    const response = await request.post(url(path), { data });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  };
  /** A GET request as a visitor. */
  const call = async <T>(path: string): Promise<T> => {
    const { data } = await (await request.get(`${apiUrl}${API_PREFIX}${path}`)).json();
    return data;
  };
  const sendAs = async <T>(
    token: string,
    path: string,
    options: { method?: string; data?: object } = {},
  ): Promise<T> => {
    const url = `${apiUrl}${API_PREFIX}${path}`;
    const { code, message, data } = await (
      await request.fetch(url, { headers: { accessToken: token }, ...options })
    ).json();
    if (code !== '0') throw new Error(`${path}: ${message}`);
    return data;
  };
  const plantArticle = (article: PlantedArticle): Promise<{ id: string; userId: string }> =>
    post('articles', { minutesAgo: LONG_AGO_MINUTES, ...article });
  return {
    url: apiUrl,
    call,
    /** A GET request as a member. */
    callAs: <T>(token: string, path: string) => sendAs<T>(token, path),
    /** A POST request as a member. */
    postAs: <T>(token: string, path: string, data: object) => sendAs<T>(token, path, { method: 'POST', data }),
    feed: ({ pageNo = 1, sort = 'new', category }: FeedQuery = {}) =>
      call<{ list: FeedRow[]; total: number }>(
        `/articles?pageNo=${pageNo}&pageSize=10&sort=${sort}${category ? `&category=${category}` : ''}`,
      ),
    reset: () => post('reset'),
    fault: (fault: Fault) => post('faults', fault),
    heal: () => request.delete(url('faults')),
    state: async <T>(collection: string): Promise<T[]> => (await request.get(url(`state/${collection}`))).json(),
    /** Plants an article behind all others, so that the feeds' first pages do not change. */
    plantArticle,
    /** Plants an article whose page is cached as it was before a change of its title and its text. */
    plantStale: async (): Promise<string> => {
      const { id } = await plantArticle({ title: '改过的标题', content: '改过的正文', username: 'otheruser' });
      const changed = await call<Record<string, unknown>>(`/articles/articleinfo?id=${id}`);
      const data = { ...changed, articleTitle: '原来的标题', html: '<p>原来的正文</p>' };
      await post('faults', { path: '/articles/articleinfo', body: { code: '0', message: '', data }, times: 1 });
      const page = await (await request.get(`/post/${id}`)).text();
      if (!page.includes('原来的正文')) throw new Error('The page was not made of the former text.');
      return id;
    },
    /** A resume of the demonstration's account. */
    plantResume: async (resume: { content: string; themeStyleName: string }): Promise<{ id: string }> => {
      const { token } = await post('session', { username: 'demouser' });
      await sendAs(token, '/resume/create', { method: 'POST', data: { themeColor: '#255db0', ...resume } });
      const rows = await (await request.get(url('state/resumes'))).json();
      return rows.at(-1);
    },
    plantShare: async (share: PlantedShare): Promise<{ id: string; userId: string }> =>
      post('shares', { minutesAgo: LONG_AGO_MINUTES, ...share }),
    /** It has as many generated sites as `sites` says. */
    plantFolder: async (folder: {
      name: string;
      username?: string;
      isPrivate?: boolean;
      bookmarks?: number;
    }): Promise<{ id: string; userId: string }> => post('folders', folder),
    /** Below an article or a share. */
    plantComments: async (subjectId: string, comments: PlantedComments = {}): Promise<string[]> =>
      post(`articles/${subjectId}/comments`, comments),
    /** Private messages between usernames, by default from otheruser to demouser. */
    plantMessages: (messages: {
      from?: string;
      to?: string;
      count?: number;
      content?: string;
      read?: boolean;
      live?: boolean;
    }): Promise<string[]> => post('messages', messages),
    /** Faults of the next private messages (mocks/README.md). */
    messageFault: (fault: { kind: 'cut' | 'duplicate' | 'reorder'; times?: number }) => post('messages/faults', fault),
    /** Adds members who follow this one. */
    plantFollowers: async (username: string, count: number): Promise<{ userId: string }> =>
      post('followers', { username, count }),
    setStatus: (id: string, status: string) => post(`articles/${id}/status`, { status }),
    changeUser: (account: AccountChange) => post('users', account),
    /** Scans and confirms the QR code that was requested last. */
    confirmQrCode: async (username = 'demouser'): Promise<{ delivered: number }> => post('qr/confirm', { username }),
    /** @param expiresInMs negative for a token that has expired */
    session: async (username: string, expiresInMs?: number): Promise<{ token: string; userId: string }> =>
      post('session', { username, expiresInMs }),
    /** Every token is forgotten, as after a restart of the API. */
    endSessions: () => post('sessions/end'),
    requests: async (path = ''): Promise<ReceivedRequest[]> =>
      (await request.get(url(path === '' ? 'requests' : `requests?path=${encodeURIComponent(path)}`))).json(),
    /** Sends a frame to a member's sockets: text as it is, else JSON. @returns how many there were */
    push: async (userId: string, frame: unknown): Promise<number> => (await post('push', { userId, frame })).delivered,
    /** How sockets behave that are opened from now on. */
    setSockets: (mode: 'serve' | 'refuse') => post('sockets', { mode }),
    closeSockets: () => post('sockets/close'),
    cutSockets: () => post('sockets/cut'),
    /** The open sockets stay open, and nothing arrives over them any more. */
    muteSockets: () => post('sockets/mute'),
    sockets: async (): Promise<{ opened: number; open: number }> => (await request.get(url('sockets'))).json(),
    forgetRequests: () => request.delete(url('requests')),
  };
}
export type Control = ReturnType<typeof createControl>;
