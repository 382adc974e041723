import { routes, type NotificationPage, type SettingsPage, type UserPage } from './routes';

/** A tab that is a page. Pages, navigation, revalidation and sitemap all read the lists of this file. */
interface SectionTab {
  label: string;
  href: string;
}

const SETTINGS: readonly { page: SettingsPage; label: string; ofBrowser?: boolean }[] = [
  { page: 'profile', label: '个人资料' },
  { page: 'resume', label: '我的简历' },
  { page: 'account', label: '账号设置' },
  { page: 'message', label: '消息设置' },
  { page: 'login-record', label: '登录日志' },
  { page: 'preferences', label: '偏好设置', ofBrowser: true },
  { page: 'data', label: '我的数据', ofBrowser: true },
];
/** `ofBrowser`: settings that a visitor has, too. */
export const SETTINGS_TABS: readonly (SectionTab & { ofBrowser: boolean })[] = SETTINGS.map(
  ({ page, label, ofBrowser = false }) => ({ label, href: routes.settings(page), ofBrowser }),
);

const NOTIFICATIONS: readonly { page: NotificationPage; label: string }[] = [
  { page: 'comment', label: '评论' },
  { page: 'agree', label: '点赞' },
  { page: 'focus', label: '关注' },
  { page: 'collect', label: '收藏' },
  { page: 'im', label: '私信' },
  { page: 'notice', label: '系统通知' },
];
export const NOTIFICATION_TABS = NOTIFICATIONS.map((tab) => ({ ...tab, href: routes.notifications(tab.page) }));

export const QUESTION_TABS: readonly SectionTab[] = [
  { label: '分类', href: routes.questions() },
  { label: '错题本', href: routes.questionBook('wrong') },
  { label: '收藏', href: routes.questionBook('starred') },
];

const USER_TABS = [
  { page: 'dynamic', label: '动态' },
  { page: 'article', label: '文章' },
  { page: 'circle', label: '友圈' },
  { page: 'agree', label: '点赞' },
  { page: 'collect', label: '收藏' },
  { page: 'focus', label: '关注' },
  { page: 'folder', label: '文件夹' },
  { page: 'tags', label: '标签' },
] as const satisfies readonly { page: UserPage; label: string }[];
export type UserTab = (typeof USER_TABS)[number]['page'];

export const userTabLabel = (tab: UserTab): string => USER_TABS.find(({ page }) => page === tab)?.label ?? '';

/** Tabs with what the user made. The others list what is found at its own address. */
const OWN_TABS: ReadonlySet<UserTab> = new Set(['dynamic', 'article', 'circle', 'folder']);
export const isOwnUserTab = (tab: UserTab): boolean => OWN_TABS.has(tab);

export const isDefaultUserTab = (tab: UserTab): boolean => tab === USER_TABS[0].page;

export const userTabPath = (userId: string, tab: UserTab): string =>
  isDefaultUserTab(tab) ? routes.user(userId) : routes.user(userId, tab);

const USER_LISTS = {
  agree: [
    { type: 'article', label: '文章' },
    { type: 'share', label: '友圈' },
  ],
  collect: [
    { type: 'article', label: '文章' },
    { type: 'tool', label: '工具' },
  ],
  focus: [
    { type: 'followed', label: '他/她关注的' },
    { type: 'fans', label: '粉丝' },
  ],
} as const;
export type UserListsPage = keyof typeof USER_LISTS;
type UserListType<P extends UserListsPage> = (typeof USER_LISTS)[P][number]['type'];

/** The sub-tab that a query value names, the first without one; null for unknown ones. */
export const parseUserList = <P extends UserListsPage>(page: P, name?: string): UserListType<P> | null =>
  name === undefined ? USER_LISTS[page][0].type : (USER_LISTS[page].find(({ type }) => type === name)?.type ?? null);

const userListPath = <P extends UserListsPage>(userId: string, page: P, type: UserListType<P>): string =>
  routes.user(userId, page, type === USER_LISTS[page][0].type ? undefined : type);

export const userListTabs = <P extends UserListsPage>(userId: string, page: P, current: UserListType<P>) =>
  USER_LISTS[page].map(({ type, label }) => ({
    label,
    href: userListPath(userId, page, type),
    current: type === current,
  }));

export const otherUserList = <P extends UserListsPage>(userId: string, page: P, type: UserListType<P>) =>
  userListTabs(userId, page, type)
    .slice(1)
    .find(({ current }) => current);

export const userTabs = (userId: string) =>
  USER_TABS.map(({ page, label }) => ({ page, label, href: userTabPath(userId, page) }));

const isListsPage = (page: UserTab): page is UserListsPage => page in USER_LISTS;

export const allUserPages = (userId: string): string[] =>
  USER_TABS.flatMap(({ page }) => [
    userTabPath(userId, page),
    ...(isListsPage(page) ? USER_LISTS[page].slice(1).map(({ type }) => routes.user(userId, page, type)) : []),
  ]);

export const searchTabs = (value: string) =>
  (
    [
      ['article', '文章'],
      ['user', '用户'],
    ] as const
  ).map(([kind, label]) => ({ kind, label, href: routes.search({ value, kind }) }));
