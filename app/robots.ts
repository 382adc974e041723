import type { MetadataRoute } from 'next';
import { API_PREFIX } from '@/lib/config/api';
import { fileRoutes } from '@/lib/config/file-routes';
import { routes } from '@/lib/config/routes';
import { siteConfig } from '@/lib/config/site';

/** The site's address is known at run time only. */
export const dynamic = 'force-dynamic';

/** Search results stay open: tags link there, and only a page that is read can say noindex and link to articles. */
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
      '/reading-list',
      '/offline',
      '/annotation',
      `${API_PREFIX}/`,
      routes.articlePrint('*'),
    ],
  },
  sitemap: `${siteConfig().url}${fileRoutes.sitemap()}`,
});

export default robots;
