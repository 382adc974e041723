import type { APIRequestContext } from '@playwright/test';

export interface ReceivedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  userId: string | null;
}

export interface PlantedArticle {
  title?: string;
  html?: string;
  content?: string;
  username?: string;
  tag?: string;
  category?: string;
  status?: string;
  coverImage?: string;
  linkUrl?: string;
  theme?: string;
  codeStyle?: string;
  minutesAgo?: number;
}

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
  return {
    url: apiUrl,
    reset: () => post('reset'),
    fault: (fault: Fault) => post('faults', fault),
    heal: () => request.delete(url('faults')),
    state: async <T>(collection: string): Promise<T[]> => (await request.get(url(`state/${collection}`))).json(),
    plantArticle: async (article: PlantedArticle): Promise<{ id: string; userId: string }> => post('articles', article),
    setStatus: (id: string, status: string) => post(`articles/${id}/status`, { status }),
    session: async (username: string): Promise<{ token: string; userId: string }> => post('session', { username }),
    requests: async (path = ''): Promise<ReceivedRequest[]> =>
      (await request.get(url(`requests?path=${encodeURIComponent(path)}`))).json(),
    forgetRequests: () => request.delete(url('requests')),
  };
}
export type Control = ReturnType<typeof createControl>;
