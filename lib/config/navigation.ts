import { routes } from './routes';

export interface NavigationEntry {
  label: string;
  href: string;
  external?: boolean;
  /** A floating button offers it, too, on every page. */
  floating?: boolean;
}

/** Whether a page belongs to the entry's section, by the first segment of its path. */
export const isInSection = ({ href }: NavigationEntry, pathname: string): boolean =>
  href === `/${pathname.split('/')[1] ?? ''}`;

export function siteNavigation(mindMapUrl: string): NavigationEntry[] {
  return [
    { label: '首页', href: routes.home() },
    { label: '友圈', href: routes.shareCircle() },
    { label: '工具箱', href: routes.tools() },
    { label: '教程', href: routes.tutorials() },
    { label: '题库', href: routes.questions() },
    { label: '作者榜', href: routes.rank() },
    ...(mindMapUrl ? [{ label: '思维导图', href: mindMapUrl, external: true }] : []),
    { label: '反馈', href: routes.feedback(), floating: true },
  ];
}
