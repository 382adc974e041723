import { webManifest } from '@/lib/server/seo/web-manifest';
import { textResponse } from '@/lib/server/text-response';

export const dynamic = 'force-dynamic';

export const GET = () =>
  textResponse(JSON.stringify(webManifest()), {
    contentType: 'application/manifest+json; charset=utf-8',
    maxAge: 3600,
  });
