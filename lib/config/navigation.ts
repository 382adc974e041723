import { routes } from './routes';

export interface NavigationEntry {
  label: string;
  href: string;
  /** On another site: opens in a new tab. */
  external?: boolean;
  /** Also offered by a floating button on every page. */
  floating?: boolean;
}

/**
 * Further paths of the sections, by their entry's; those behind a rewrite count too. Here, and not in the entries, which
 * every page's html carries.
 */
const FURTHER_PATHS: Readonly<Record<string, readonly string[]>> = {
  '/': ['/feed'],
  '/sharecircle': ['/circle'],
  '/tutorial': ['/tutorials', '/question', '/questions'],
};

/** Whether a page belongs to the entry's section: it has the entry's path or a further one, or lies below. */
export const isInSection = ({ href }: NavigationEntry, pathname: string): boolean =>
  [href, ...(FURTHER_PATHS[href] ?? [])].some((path) => pathname === path || pathname.startsWith(`${path}/`));

/** The entries of the header, in order: the pages there are. */
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
