import type { MetadataRoute } from 'next';
import { API_PREFIX } from '@/lib/config/api';
import { routes } from '@/lib/config/routes';
import { siteConfig } from '@/lib/config/site';

/** The site's address is known only when it runs. */
export const dynamic = 'force-dynamic';

/** Keeps crawlers from search results, members' own pages, print previews and the API. */
const robots = (): MetadataRoute.Robots => ({
  rules: {
    userAgent: '*',
    allow: '/',
    disallow: [
      '/search',
      '/setting',
      '/writecenter',
      '/notification',
      '/browse-history',
      '/set-resume',
      `${API_PREFIX}/`,
      routes.articlePrint('*'),
    ],
  },
  sitemap: `${siteConfig().url}${routes.sitemap()}`,
});

export default robots;
