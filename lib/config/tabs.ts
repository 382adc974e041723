import { routes, type NotificationPage, type SettingsPage } from './routes';

/** A tab that is a page. Pages, navigation, revalidation and sitemap all read the lists of this file. */
export interface SectionTab {
  label: string;
  href: string;
  /** Other addresses of the same page. */
  also?: readonly string[];
}

const SETTINGS: readonly { page: SettingsPage; label: string }[] = [
  { page: 'profile', label: '个人资料' },
  { page: 'resume', label: '我的简历' },
  { page: 'account', label: '账号设置' },
  { page: 'message', label: '消息设置' },
  { page: 'login-record', label: '登录日志' },
];
export const SETTINGS_TABS: readonly SectionTab[] = SETTINGS.map(({ page, label }) => ({
  label,
  href: routes.settings(page),
}));

const NOTIFICATIONS: readonly { page: NotificationPage; label: string }[] = [
  { page: 'comment', label: '评论' },
  { page: 'agree', label: '点赞' },
  { page: 'focus', label: '关注' },
  { page: 'collect', label: '收藏' },
  { page: 'im', label: '私信' },
  { page: 'notice', label: '系统通知' },
];
export const NOTIFICATION_TABS = NOTIFICATIONS.map((tab) => ({ ...tab, href: routes.notifications(tab.page) }));

/** The tabs of a user's page, which opens with the first. */
export const userTabs = (userId: string): readonly SectionTab[] => [
  { label: '文章', href: routes.userArticles(userId), also: [routes.user(userId)] },
];

/** The canonical addresses of a user's pages. */
export const userPages = (userId: string): string[] => userTabs(userId).map(({ href, also = [] }) => also[0] ?? href);

/** What a search can be for. */
export const searchTabs = (value: string) =>
  (
    [
      ['article', '文章'],
      ['user', '用户'],
    ] as const
  ).map(([kind, label]) => ({ kind, label, href: routes.search({ value, kind }) }));
