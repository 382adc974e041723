/** The feed that the home page shows when its address says nothing else. */
export const HOME_FEED = { category: 'all', sort: 'new' } as const;

/** What the path segment behind the share circle's address says in place of a block. */
export const ALL_BLOCKS = 'all';

/** The feed of the share circle, in the place of a category's code. */
export const CIRCLE_FEED = 'circle';

export type SettingsPage = 'profile' | 'resume' | 'account' | 'message' | 'login-record';

export type NotificationPage = 'comment' | 'agree' | 'focus' | 'collect' | 'im' | 'notice';

/** What is searched for, with its code in the address. */
export const SEARCH_CODES = { article: '1', user: '2' } as const;
export type SearchKind = keyof typeof SEARCH_CODES;

/** Every address of the site. Components and pages spell none themselves. */
export const routes = {
  /** The feed; category, sort and page live in the query and are left out where they are the default. */
  home: ({
    category = HOME_FEED.category,
    sort = HOME_FEED.sort,
    page = 1,
  }: { category?: string; sort?: string; page?: number } = {}) =>
    withQuery('/', {
      category: category === HOME_FEED.category ? undefined : category,
      sort: sort === HOME_FEED.sort ? undefined : sort,
      page: page === 1 ? undefined : page,
    }),
  article: (id: string) => `/post/${id}`,
  articlePrint: (id: string) => `/post/${id}/print`,
  articleImage: (id: string) => `/post/${id}/og.png`,
  /** The stylesheet of the thumbnails of all choices. */
  styleThumbs: (kind: 'markdown' | 'code') => `/theme/${kind}-thumbs.css`,
  /** The stylesheet of a choice that an author has made. */
  articleStyle: (kind: 'markdown' | 'code', name: string) => `/theme/${kind}-${name}.css`,
  user: (id: string) => `/user/${id}`,
  userArticles: (id: string) => `/user/${id}/article`,
  /** The member's own list, with the article of that title lit; the API does not tell a new article's id. */
  newArticle: (userId: string, title: string) => `/user/${userId}/article#${encodeURIComponent(title)}`,
  /** Redirects to the provider, which sends `state` back with its answer, to the callback page at `origin`. */
  oauth: (provider: string, { state, origin }: { state: string; origin: string }) =>
    withQuery(`/oauth/${provider}`, { state, origin }),
  /** The callback page that providers redirect to; it is never cached. */
  oauthCallback: () => '/oauth/callback',
  settings: (page: SettingsPage) => `/setting/${page}`,
  loginRecord: (page: number) => withQuery('/setting/login-record', { page: page > 1 ? page : undefined }),
  /** Writes a new article, or edits one of one's own. */
  writeCenter: (articleId?: string) => (articleId ? `/writecenter/${articleId}` : '/writecenter'),
  search: ({ value, kind = 'article', page = 1 }: { value: string; kind?: SearchKind; page?: number }) =>
    withQuery('/search', { value, type: SEARCH_CODES[kind], page: page === 1 ? undefined : page }),
  /** Action of the search form, without a query. */
  searchForm: () => '/search',
  rank: (page = 1) => withQuery('/rank', { page: page === 1 ? undefined : page }),
  /** The article at its comments, or at one of them: its id, or its author's and its time in seconds (`ID-TIME`). */
  articleComments: (id: string, comment?: string) => `/post/${id}#${comment ? `comment-${comment}` : 'comments'}`,
  /** What others did; the comments come first. */
  notifications: (page: NotificationPage = 'comment') =>
    page === 'comment' ? '/notification' : `/notification/${page}`,
  /** The share circle; block and page live in the query and are left out where they are the default. */
  shareCircle: ({ block, page = 1 }: { block?: string | undefined; page?: number } = {}) =>
    withQuery('/sharecircle', { block, page: page === 1 ? undefined : page }),
  share: (id: string) => `/sharecircle/${id}`,
  /** The share at its comments, or at one of them: its id, or its author's and its time in seconds (`ID-TIME`). */
  shareComments: (id: string, comment?: string) => `/sharecircle/${id}#${comment ? `comment-${comment}` : 'comments'}`,
  /** The private messages, in the conversation with a user. */
  messagesWith: (userId?: string) => withQuery('/notification/im', { participantId: userId }),
  /** All feedback, or one in it. */
  feedback: (id?: string) => (id ? `/feedback#feedback-${id}` : '/feedback'),
  browseHistory: () => '/browse-history',
  /** @param feed code of a category, or `CIRCLE_FEED`; without, the whole site's */
  rss: (feed?: string) => (feed ? `/rss/${feed}` : '/rss'),
  atom: (feed?: string) => (feed ? `/atom/${feed}` : '/atom'),
  openSearch: () => '/opensearch.xml',
  sitemap: () => '/sitemap.xml',
  /** One file of the sitemap's index; articles and users are split into numbered parts. */
  sitemapPart: (type: string, part?: number) => `/sitemap/${part === undefined ? type : `${type}-${part}`}.xml`,
};

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const entries = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`;
}
