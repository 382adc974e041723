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
  coverImage?: string;
  linkUrl?: string;
  theme?: string;
  codeStyle?: string;
  minutesAgo?: number;
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

/** The session token of a member; the username says whose it is. */
export interface AccountChange {
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
  return {
    url: apiUrl,
    call,
    /** A GET request as a member. */
    callAs: async (token: string, path: string) => {
      const response = await request.get(`${apiUrl}${API_PREFIX}${path}`, { headers: { accessToken: token } });
      const { code, message } = await response.json();
      if (code !== '0') throw new Error(`${path}: ${message}`);
    },
    feed: ({ pageNo = 1, sort = 'new', category }: FeedQuery = {}) =>
      call<{ list: FeedRow[]; total: number }>(
        `/articles?pageNo=${pageNo}&pageSize=10&sort=${sort}${category ? `&category=${category}` : ''}`,
      ),
    reset: () => post('reset'),
    fault: (fault: Fault) => post('faults', fault),
    heal: () => request.delete(url('faults')),
    state: async <T>(collection: string): Promise<T[]> => (await request.get(url(`state/${collection}`))).json(),
    /** Plants an article behind all others, so that the feeds' first pages do not change. */
    plantArticle: async (article: PlantedArticle): Promise<{ id: string; userId: string }> =>
      post('articles', { minutesAgo: LONG_AGO_MINUTES, ...article }),
    /** A resume of the demonstration's account. */
    plantResume: async (resume: { content: string; themeStyleName: string }): Promise<{ id: string }> => {
      const { token } = await post('session', { username: 'demouser' });
      const response = await request.post(`${apiUrl}${API_PREFIX}/resume/create`, {
        headers: { accessToken: token },
        data: { themeColor: '#255db0', ...resume },
      });
      const { code, message } = await response.json();
      if (code !== '0') throw new Error(message);
      const rows = await (await request.get(url('state/resumes'))).json();
      return rows.at(-1);
    },
    plantShare: async (share: PlantedShare): Promise<{ id: string; userId: string }> =>
      post('shares', { minutesAgo: LONG_AGO_MINUTES, ...share }),
    /** With as many generated sites as `sites` says. */
    plantFolder: async (folder: {
      name: string;
      username?: string;
      isPrivate?: boolean;
      sites?: number;
    }): Promise<{ id: string; userId: string }> => post('folders', folder),
    /** Below an article or a share. */
    plantComments: async (
      subjectId: string,
      comments: { count?: number; username?: string; content?: string; commentImage?: string } = {},
    ): Promise<string[]> => post(`articles/${subjectId}/comments`, comments),
    /** Private messages between usernames, by default from otheruser to demouser. */
    plantMessages: (messages: {
      from?: string;
      to?: string;
      count?: number;
      content?: string;
      read?: boolean;
      live?: boolean;
    }): Promise<string[]> => post('messages', messages),
    /** What goes wrong with the next private messages (mocks/README.md). */
    messageFault: (fault: {
      kind: 'lose' | 'silent' | 'cut' | 'refuse' | 'duplicate' | 'reorder';
      failMessage?: string;
      times?: number;
    }) => post('messages/faults', fault),
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
    setSockets: (mode: 'serve' | 'refuse' | 'drop') => post('sockets', { mode }),
    closeSockets: () => post('sockets/close'),
    cutSockets: () => post('sockets/cut'),
    sockets: async (): Promise<{ opened: number; open: number }> => (await request.get(url('sockets'))).json(),
    forgetRequests: () => request.delete(url('requests')),
  };
}
export type Control = ReturnType<typeof createControl>;
