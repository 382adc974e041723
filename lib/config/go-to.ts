import { routes } from './routes';

/** Pages that a letter after `g` opens: apart from the list of shortcuts, as every page loads these. */
export const GO_TO: Readonly<Record<string, { label: string; href: string }>> = {
  h: { label: '首页', href: routes.home() },
  s: { label: '友圈', href: routes.shareCircle() },
  t: { label: '工具箱', href: routes.tools() },
  l: { label: '教程', href: routes.tutorials() },
  q: { label: '题库', href: routes.questions() },
  n: { label: '消息', href: routes.notifications() },
};
