import { routes } from './routes';

/** The entries of the member's own menu: the pages there are. */
export const userMenu = (userId: string) =>
  [
    { page: 'write', label: '写文章', href: routes.writeCenter() },
    { page: 'user', label: '我的主页', href: routes.user(userId) },
    { page: 'history', label: '浏览历史', href: routes.browseHistory() },
    { page: 'settings', label: '设置', href: routes.settings('profile') },
  ] as const;
