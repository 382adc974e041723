export const HOME_FEED = { category: 'all', sort: 'new' } as const;

export const ALL_BLOCKS = 'all';

export type QuestionBookName = 'wrong' | 'starred';

export const SHARE_CIRCLE_SYNDICATION = 'circle';

const USER_SYNDICATION = 'user-';
export const syndicationOfUser = (userId: string): string => USER_SYNDICATION + userId;
export const userOfSyndication = (code: string): string | undefined =>
  code.startsWith(USER_SYNDICATION) ? code.slice(USER_SYNDICATION.length) : undefined;

const TAG_SYNDICATION = 'tag-';
export const syndicationOfTag = (tag: string): string => TAG_SYNDICATION + encodeURIComponent(tag);
export const tagOfSyndication = (code: string): string | undefined =>
  code.startsWith(TAG_SYNDICATION) ? code.slice(TAG_SYNDICATION.length) : undefined;

export type SettingsPage = 'profile' | 'resume' | 'account' | 'message' | 'login-record' | 'preferences' | 'data';

export type NotificationPage = 'comment' | 'agree' | 'focus' | 'collect' | 'im' | 'notice';

export type UserPage = 'dynamic' | 'article' | 'circle' | 'agree' | 'collect' | 'focus' | 'folder' | 'tags';

export const SEARCH_CODES = { article: '1', user: '2' } as const;
export type SearchKind = keyof typeof SEARCH_CODES;

export const DRAFTS_HASH = '#drafts';
export const MUTES_HASH = '#mutes';
export const NEW_PASSWORD_HASH = '#new-password';

/** Every page's address, those of files in `file-routes.ts`; components and pages spell none themselves. */
export const routes = {
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
  user: (id: string, page?: UserPage, type?: string) =>
    withQuery(page ? `/user/${id}/${page}` : `/user/${id}`, { type }),
  userFolder: (id: string, folderId: string) => `/user/${id}/folder/${folderId}`,
  /** The member's own list with this title highlighted, because the API does not tell a new article's id. */
  newArticle: (userId: string, title: string) => `/user/${userId}/article#${encodeURIComponent(title)}`,
  /** Redirects to the provider, which returns `state` to the callback page at `origin`. */
  oauth: (provider: string, { state, origin }: { state: string; origin: string }) =>
    withQuery(`/oauth/${provider}`, { state, origin }),
  oauthCallback: () => '/oauth/callback',
  ownDrafts: (userId: string) => `/user/${userId}/article${DRAFTS_HASH}`,
  settings: (page: SettingsPage) => `/setting/${page}`,
  mutes: `/setting/preferences${MUTES_HASH}`,
  newPassword: `/setting/account${NEW_PASSWORD_HASH}`,
  loginRecord: (page: number) => withQuery('/setting/login-record', { page: page > 1 ? page : undefined }),
  writeCenter: (articleId?: string) => (articleId ? `/writecenter/${articleId}` : '/writecenter'),
  resumeEditor: (resumeId?: string) => (resumeId ? `/set-resume/${resumeId}` : '/set-resume'),
  resumePreview: (resumeId: string) => `/set-resume/preview/${resumeId}`,
  search: ({ value, kind = 'article', page = 1 }: { value: string; kind?: SearchKind; page?: number }) =>
    withQuery('/search', { value, type: SEARCH_CODES[kind], page: page === 1 ? undefined : page }),
  searchForm: () => '/search',
  rank: (page = 1) => withQuery('/rank', { page: page === 1 ? undefined : page }),
  /** Comments of the article, or one of them: by its id, or its author's id and time in seconds (`ID-TIME`). */
  articleComments: (id: string, comment?: string) => `/post/${id}#${comment ? `comment-${comment}` : 'comments'}`,
  notifications: (page: NotificationPage = 'comment') =>
    page === 'comment' ? '/notification' : `/notification/${page}`,
  shareCircle: ({ block, page = 1 }: { block?: string | undefined; page?: number } = {}) =>
    withQuery('/sharecircle', { block, page: page === 1 ? undefined : page }),
  /** The share circle, at the field for a new share (`SHARE_FIELD_ID`). */
  newShare: () => '/sharecircle#share-content',
  tools: () => '/tool',
  tutorials: (category?: string) => withQuery('/tutorial', { category }),
  tutorial: (id: string) => `/tutorial/${id}`,
  chapter: (tutorialId: string, id: string) => `/tutorial/${tutorialId}/${id}`,
  questions: () => '/question',
  questionBook: (book: QuestionBookName) => `/question/book/${book}`,
  learning: () => '/learning',
  exam: () => '/learning/exam',
  /** @param book whose questions follow one another */
  question: (id: string, tagId?: string, book?: QuestionBookName) => withQuery(`/question/${id}`, { tagId, book }),
  share: (id: string) => `/sharecircle/${id}`,
  shareComments: (id: string, comment?: string) => `/sharecircle/${id}#${comment ? `comment-${comment}` : 'comments'}`,
  messagesWith: (userId?: string) => withQuery('/notification/im', { participantId: userId }),
  feedback: (id?: string) => (id ? `/feedback#feedback-${id}` : '/feedback'),
  feedbacks: (page = 1) => withQuery('/feedback', { page: page === 1 ? undefined : page }),
  history: () => '/browse-history',
  annotations: () => '/annotation',
  readingList: () => '/reading-list',
  /** The list of pages that this browser keeps; the service worker shows it in place of one that is not. */
  offline: () => '/offline',
  /** @param tag as articles have it: a code or a custom name */
  tag: (tag: string) => `/tag/${encodeURIComponent(tag)}`,
};

const PUBLIC_PAGE =
  /^\/(?:tag(?:\/[^/?#]+)?|(?:post|sharecircle|user|tutorial|question|tool|feedback|rank|search)(?:\/[\w-]+)*)?(?:[?#]|$)/;

/** Whether an internal address is a page that everybody sees: neither a file nor a member's own page. */
export const isPublicPage = (href: string): boolean => PUBLIC_PAGE.test(href);

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const entries = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`;
}
