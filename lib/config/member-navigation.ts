import { routes, type SettingsPage } from './routes';

/** The entries of the member's own menu: the pages there are. */
export const userMenu = (userId: string) => [
  { label: '写文章', href: routes.writeCenter() },
  { label: '我的主页', href: routes.user(userId) },
  { label: '浏览历史', href: routes.browseHistory() },
  { label: '设置', href: routes.settings('profile') },
];

/** The pages of the settings, in order. */
export const SETTINGS_PAGES: readonly { page: SettingsPage; label: string }[] = [
  { page: 'profile', label: '个人资料' },
  { page: 'resume', label: '我的简历' },
  { page: 'account', label: '账号设置' },
  { page: 'message', label: '消息设置' },
  { page: 'login-record', label: '登录日志' },
];
