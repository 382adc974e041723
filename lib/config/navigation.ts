import { routes } from './routes';

export interface NavigationEntry {
  label: string;
  href: string;
  external?: boolean;
  /** Also offered by a floating button on every page. */
  floating?: boolean;
}

/** The entry that a page belongs to, by the first segment of its path. The question bank has none: the tutorials lead to it. */
function sectionOf(pathname: string): string {
  const section = `/${pathname.split('/')[1] ?? ''}`;
  return section === routes.questions() ? routes.tutorials() : section;
}

/** Whether a page belongs to the entry's section. */
export const isInSection = ({ href }: NavigationEntry, pathname: string): boolean => href === sectionOf(pathname);

export function siteNavigation(mindMapUrl: string): NavigationEntry[] {
  return [
    { label: '首页', href: routes.home() },
    { label: '友圈', href: routes.shareCircle() },
    { label: '工具箱', href: routes.tools() },
    { label: '教程', href: routes.tutorials() },
    { label: '作者榜', href: routes.rank() },
    ...(mindMapUrl ? [{ label: '思维导图', href: mindMapUrl, external: true }] : []),
    { label: '反馈', href: routes.feedback(), floating: true },
  ];
}
