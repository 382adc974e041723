import { loadSyndication } from '@/lib/server/syndication/load-syndication';
import { textResponse } from '@/lib/server/text-response';

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function GET(_request: Request, { params }: RouteContext<'/rss/[[...code]]'>) {
  const text = await loadSyndication('rss', (await params).code);
  return textResponse(text, { contentType: 'application/rss+xml', maxAge: 300 });
}
