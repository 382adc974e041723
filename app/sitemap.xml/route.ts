import { loadSitemapIndex } from '@/lib/server/sitemap/load-sitemap';
import { sitemapResponse } from '@/lib/server/sitemap/sitemap-response';

export const dynamic = 'force-dynamic';

export const GET = (request: Request) => sitemapResponse(request, loadSitemapIndex);
