import type { Metadata } from 'next';
import { UnavailablePage } from '@/components/layout/unavailable-page';
import { refusalOfPage } from '@/lib/server/page-request';

/** Shows the API's current sentence. */
export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: '页面暂时打不开', robots: { index: false } };

/** The client router's replacement for a page that failed to render (`scripts/serve/site.ts`). */
export default function FallbackPage() {
  return <UnavailablePage reason={refusalOfPage()} />;
}
