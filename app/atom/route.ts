import { feedResponse } from '@/lib/server/feeds/feed-response';

export const dynamic = 'force-dynamic';

export const GET = (request: Request) => feedResponse(request, 'atom');
