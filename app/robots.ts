import type { MetadataRoute } from 'next';
import { API_PREFIX } from '@/lib/config/api';
import { routes } from '@/lib/config/routes';
import { siteConfig } from '@/lib/config/site';

/** The site's address is known only when it runs. */
export const dynamic = 'force-dynamic';

/**
 * Keeps crawlers from members' own pages, print previews and the API. Search results are open to them: tags lead there,
 * and only a page that is read can say that it is not to be indexed and which articles it links to.
 */
const robots = (): MetadataRoute.Robots => ({
  rules: {
    userAgent: '*',
    allow: '/',
    disallow: [
      '/setting',
      '/writecenter',
      '/set-resume',
      '/notification',
      '/browse-history',
      `${API_PREFIX}/`,
      routes.articlePrint('*'),
    ],
  },
  sitemap: `${siteConfig().url}${routes.sitemap()}`,
});

export default robots;
