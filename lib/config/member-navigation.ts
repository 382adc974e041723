import { routes } from './routes';

/** A member's own pages, in groups; all but the drafts are those of the specification. */
export const userMenu = (userId: string) =>
  [
    [
      { page: 'write', label: '写文章', href: routes.writeCenter() },
      { page: 'user', label: '我的主页', href: routes.user(userId) },
      { page: 'drafts', label: '草稿箱', href: routes.ownDrafts(userId) },
      { page: 'settings', label: '设置', href: routes.settings('profile') },
    ],
    [
      { page: 'collect', label: '我的收藏', href: routes.user(userId, 'collect') },
      { page: 'focus', label: '我的关注', href: routes.user(userId, 'focus') },
      { page: 'agree', label: '我的点赞', href: routes.user(userId, 'agree') },
      { page: 'history', label: '浏览历史', href: routes.history() },
    ],
  ] as const;
