import { routes } from './routes';

/** The entries of the member's own menu: the pages there are. */
export const userMenu = (userId: string) => [
  { label: '写文章', href: routes.writeCenter() },
  { label: '我的主页', href: routes.user(userId) },
  { label: '浏览历史', href: routes.browseHistory() },
  { label: '设置', href: routes.settings('profile') },
];
