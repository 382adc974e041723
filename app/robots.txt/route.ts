import { robotsText } from '@/lib/server/seo/robots';
import { textResponse } from '@/lib/server/text-response';

export const dynamic = 'force-dynamic';

export const GET = () => textResponse(robotsText(), { contentType: 'text/plain; charset=utf-8', maxAge: 3600 });
