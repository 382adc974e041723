import 'server-only';
import { API_PREFIX } from '@/lib/config/api';
import { routes } from '@/lib/config/routes';
import { siteConfig } from '@/lib/config/site';

/** What crawlers have no business with: search results, members' own pages, print previews, the API. */
const DISALLOWED = [
  '/search',
  '/setting',
  '/writecenter',
  '/notification',
  '/browse-history',
  '/set-resume',
  `${API_PREFIX}/`,
  routes.articlePrint('*'),
];

export function robotsText(): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteConfig().url}${routes.sitemap()}`,
    '',
  ].join('\n');
}
