import { loadFeed } from '@/lib/server/syndication/load-feed';
import { textResponse } from '@/lib/server/text-response';

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function GET(_request: Request, { params }: RouteContext<'/atom/[[...feed]]'>) {
  const feed = await loadFeed('atom', (await params).feed);
  return textResponse(feed, { contentType: 'application/atom+xml', maxAge: 300 });
}
