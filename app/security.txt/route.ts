import { securityText } from '@/lib/server/seo/security-text';
import { textResponse } from '@/lib/server/text-response';

export const dynamic = 'force-dynamic';

export const GET = () => textResponse(securityText(), { contentType: 'text/plain', maxAge: 3600 });
