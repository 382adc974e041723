import { routes } from './routes';

export interface NavigationEntry {
  label: string;
  href: string;
  /** Paths of the section, each with all below it; those behind a rewrite count too. */
  paths?: readonly string[];
  /** On another site: opens in a new tab. */
  external?: boolean;
  /** Also offered by a floating button on every page. */
  floating?: boolean;
}

/** Whether a page belongs to the entry's section. */
export const isInSection = ({ paths = [] }: NavigationEntry, pathname: string): boolean =>
  paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));

/** The entries of the header, in order: the pages there are. */
export function siteNavigation(mindMapUrl: string): NavigationEntry[] {
  return [
    { label: '首页', href: routes.home(), paths: ['/', '/feed'] },
    { label: '友圈', href: routes.shareCircle(), paths: ['/sharecircle', '/circle'] },
    { label: '作者榜', href: routes.rank(), paths: ['/rank'] },
    ...(mindMapUrl ? [{ label: '思维导图', href: mindMapUrl, external: true }] : []),
    { label: '反馈', href: routes.feedback(), paths: ['/feedback'], floating: true },
  ];
}
