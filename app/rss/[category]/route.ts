import { feedResponse } from '@/lib/server/feeds/feed-response';

export const dynamic = 'force-dynamic';

export const GET = async (request: Request, { params }: RouteContext<'/rss/[category]'>) =>
  feedResponse(request, 'rss', (await params).category);
