import { openSearchDocument } from '@/lib/server/seo/open-search';
import { textResponse } from '@/lib/server/text-response';

export const dynamic = 'force-dynamic';

export const GET = () =>
  textResponse(openSearchDocument(), {
    contentType: 'application/opensearchdescription+xml',
    maxAge: 3600,
  });
