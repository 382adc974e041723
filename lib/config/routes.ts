/** The feed that the home page shows when its address says nothing else. */
export const HOME_FEED = { category: 'all', sort: 'new' } as const;

/** What the path segment behind the share circle's address says in place of a block. */
export const ALL_BLOCKS = 'all';

/** What the path segment behind the tutorials' address says in place of a category. */
export const ALL_TUTORIALS = 'all';

/** What the path segment behind a question's address says in place of a category. */
export const NO_TAG = 'none';

/** The reader's own lists of questions. */
export type QuestionBookName = 'wrong' | 'starred';

/** The feed of the share circle, in the place of a category's code. */
export const CIRCLE_FEED = 'circle';

const USER_FEED = 'user-';
/** The feed of a user's articles, in the place of a category's code. */
export const userFeed = (userId: string): string => USER_FEED + userId;
/** Whose articles a feed is of, if it is a user's. */
export const userOfFeed = (code: string): string | undefined =>
  code.startsWith(USER_FEED) ? code.slice(USER_FEED.length) : undefined;

export type SettingsPage = 'profile' | 'resume' | 'account' | 'message' | 'login-record';

export type NotificationPage = 'comment' | 'agree' | 'focus' | 'collect' | 'im' | 'notice';

/** A tab of a user's page. */
export type UserPage = 'dynamic' | 'article' | 'circle' | 'agree' | 'collect' | 'focus' | 'folder' | 'tags';

/** What is searched for, with its code in the address. */
export const SEARCH_CODES = { article: '1', user: '2' } as const;
export type SearchKind = keyof typeof SEARCH_CODES;

/** On the account settings it opens the dialog for a new password. */
export const NEW_PASSWORD_HASH = '#new-password';

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
  /** @param type the list of a tab that has several, unless it is the first */
  user: (id: string, page?: UserPage, type?: string) =>
    withQuery(page ? `/user/${id}/${page}` : `/user/${id}`, { type }),
  /** The sites of a user's folder. */
  userFolder: (id: string, folderId: string) => `/user/${id}/folder/${folderId}`,
  /** The member's own list, with the article of that title lit; the API does not tell a new article's id. */
  newArticle: (userId: string, title: string) => `/user/${userId}/article#${encodeURIComponent(title)}`,
  /** Redirects to the provider, which sends `state` back with its answer, to the callback page at `origin`. */
  oauth: (provider: string, { state, origin }: { state: string; origin: string }) =>
    withQuery(`/oauth/${provider}`, { state, origin }),
  /** The callback page that providers redirect to; it is never cached. */
  oauthCallback: () => '/oauth/callback',
  settings: (page: SettingsPage) => `/setting/${page}`,
  newPassword: `/setting/account${NEW_PASSWORD_HASH}`,
  loginRecord: (page: number) => withQuery('/setting/login-record', { page: page > 1 ? page : undefined }),
  /** Writes a new article, or edits one of one's own. */
  writeCenter: (articleId?: string) => (articleId ? `/writecenter/${articleId}` : '/writecenter'),
  /** Makes a new resume, or edits one. */
  resumeEditor: (resumeId?: string) => (resumeId ? `/set-resume/${resumeId}` : '/set-resume'),
  /** A resume on paper, to be printed. */
  resumePreview: (resumeId: string) => `/set-resume/preview/${resumeId}`,
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
  tools: () => '/tool',
  /** Tutorials of a category; of all, where none is named. */
  tutorials: (category?: string) => withQuery('/tutorial', { category }),
  tutorial: (id: string) => `/tutorial/${id}`,
  tutorialIntro: (id: string) => `/tutorial/${id}/intro`,
  chapter: (tutorialId: string, id: string) => `/tutorial/${tutorialId}/${id}`,
  /** The question bank. */
  questions: () => '/question',
  questionBook: (book: QuestionBookName) => `/question/book/${book}`,
  question: (id: string, tagId?: string) => withQuery(`/question/${id}`, { tagId }),
  share: (id: string) => `/sharecircle/${id}`,
  /** The share at its comments, or at one of them: its id, or its author's and its time in seconds (`ID-TIME`). */
  shareComments: (id: string, comment?: string) => `/sharecircle/${id}#${comment ? `comment-${comment}` : 'comments'}`,
  /** The private messages, in the conversation with a user. */
  messagesWith: (userId?: string) => withQuery('/notification/im', { participantId: userId }),
  /** All feedback, or one in it. */
  feedback: (id?: string) => (id ? `/feedback#feedback-${id}` : '/feedback'),
  browseHistory: () => '/browse-history',
  /** @param feed code of a category, `CIRCLE_FEED` or `userFeed`; without, the whole site's */
  rss: (feed?: string) => (feed ? `/rss/${feed}` : '/rss'),
  atom: (feed?: string) => (feed ? `/atom/${feed}` : '/atom'),
  openSearch: () => '/opensearch.xml',
  securityText: () => '/.well-known/security.txt',
  sitemap: () => '/sitemap.xml',
  /** One file of the sitemap's index; articles and users are split into numbered parts. */
  sitemapPart: (type: string, part?: number) => `/sitemap/${part === undefined ? type : `${type}-${part}`}.xml`,
};

const PUBLIC_PAGE =
  /^\/(?:(?:post|sharecircle|user|tutorial|question|tool|feedback|rank|search)(?:\/[\w-]+)*)?(?:[?#]|$)/;

/** Whether an address within the site is one of a page that everybody sees: of no file, and of nothing of a member's own. */
export const isPublicPage = (href: string): boolean => PUBLIC_PAGE.test(href);

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const entries = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`;
}
