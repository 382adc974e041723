import { loadSitemapFile } from '@/lib/server/sitemap/load-sitemap';
import { parseSitemapFile } from '@/lib/server/sitemap/parts';
import { sitemapResponse } from '@/lib/server/sitemap/sitemap-response';
import { notFoundResponse } from '@/lib/server/text-response';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: RouteContext<'/sitemap/[file]'>) {
  const file = parseSitemapFile((await params).file);
  return file ? sitemapResponse(request, () => loadSitemapFile(file)) : notFoundResponse();
}
