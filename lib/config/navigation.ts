import { routes } from './routes';

export interface NavigationEntry {
  label: string;
  href: string;
  external?: boolean;
  /** Also offered by a floating button on every page. */
  floating?: boolean;
}

/** Further paths of sections, rewritten ones included. Kept out of the entries, which are in every page's html. */
const FURTHER_PATHS: Readonly<Record<string, readonly string[]>> = {
  '/': ['/feed'],
  '/sharecircle': ['/circle'],
  '/tutorial': ['/tutorials', '/question', '/questions'],
};

export const isInSection = ({ href }: NavigationEntry, pathname: string): boolean =>
  [href, ...(FURTHER_PATHS[href] ?? [])].some((path) => pathname === path || pathname.startsWith(`${path}/`));

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
