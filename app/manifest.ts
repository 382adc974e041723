import type { MetadataRoute } from 'next';
import { routes } from '@/lib/config/routes';
import { siteConfig, SITE_DESCRIPTION } from '@/lib/config/site';
import { designToken } from '@/lib/server/design-tokens';

/** The site's name is known at run time only. */
export const dynamic = 'force-dynamic';

export default function manifest(): MetadataRoute.Manifest {
  const { name } = siteConfig();
  return {
    id: routes.home(),
    name,
    short_name: name,
    description: SITE_DESCRIPTION,
    lang: 'zh-CN',
    dir: 'ltr',
    start_url: routes.home(),
    scope: routes.home(),
    display: 'standalone',
    background_color: designToken('color-bg'),
    theme_color: designToken('color-surface'),
    categories: ['education', 'news'],
    shortcuts: [
      { name: '写文章', url: routes.writeCenter() },
      { name: '友圈', url: routes.shareCircle() },
      { name: '题库', url: routes.questions() },
      { name: '离线阅读', url: routes.offline() },
    ],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
