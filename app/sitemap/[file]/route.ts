import { loadSitemapFile } from '@/lib/server/sitemap/load-sitemap';
import { parseSitemapFile } from '@/lib/server/sitemap/parts';
import { textResponse } from '@/lib/server/text-response';

export const revalidate = 3600;
export const generateStaticParams = () => [];

export async function GET(_request: Request, { params }: RouteContext<'/sitemap/[file]'>) {
  const file = parseSitemapFile((await params).file);
  return textResponse(file && (await loadSitemapFile(file)), { contentType: 'application/xml', maxAge: 3600 });
}
